import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FromApplication } from './from-application.tsx'

function shown(isClosed: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <FromApplication isClosed={isClosed}>From your application: $360,000.</FromApplication>
    </MemoryRouter>,
  )
}

test('[T93] the answers of a closed loan are shown without a way to edit them', () => {
  expect(shown(false)).toContain('Edit answers')
  expect(shown(true)).toContain('From your application')
  expect(shown(true)).not.toContain('Edit answers')
})

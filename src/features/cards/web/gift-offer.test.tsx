import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type ClaimState, NO_CLAIMS } from '#routes/claims.ts'
import { ClaimsContext } from '#web/claims-context.ts'
import { mount } from '../../../../tests/harness/mount.ts'
import { GiftInvitation } from './cards-page.tsx'
import { CelebrationLinks } from './celebration-links.tsx'

async function shown(gifts: ClaimState) {
  const { place } = await mount(
    <MemoryRouter>
      <ClaimsContext value={{ ...NO_CLAIMS, gifts }}>
        <CelebrationLinks />
        <GiftInvitation isRefinance={false} />
      </ClaimsContext>
    </MemoryRouter>,
  )
  const links = [...place.querySelectorAll('a')].map(link => link.getAttribute('href'))
  return { links: links.filter(href => href === '/dashboard/cards/gift').length, text: place.textContent ?? '' }
}

test('[CG11] where gifts are off no page offers one; on one’s own machine the promise bears an Example tag', async () => {
  expect(await shown('off')).toMatchObject({ links: 0 })
  const example = await shown('example')
  expect(example.links).toBe(2)
  expect(example.text).toContain('Example')
  const named = await shown({ source: 'Agreement with Example Bank', day: '2026-11-01' })
  expect(named.links).toBe(2)
})

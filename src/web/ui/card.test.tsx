import { expect, test } from 'vitest'
import { mount, the } from '../../../tests/harness/mount.ts'
import { Card } from './card.tsx'

test('[CM13] a folded card shows its title alone, and opens for what has to be corrected', async () => {
  const { rerender } = await mount(
    <Card folded title="Ways to pay less" description="Six of them">
      A field
    </Card>,
  )
  expect(the<HTMLDetailsElement>('section > details').open).toBe(false)
  expect(the('summary').textContent).toBe('Ways to pay less')
  await rerender(
    <Card folded opened title="Ways to pay less" description="Six of them">
      A field
    </Card>,
  )
  expect(the<HTMLDetailsElement>('section > details').open).toBe(true)
})

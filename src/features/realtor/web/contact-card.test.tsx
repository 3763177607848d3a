import { afterEach, expect, test, vi } from 'vitest'
import { donationWords } from '#features/donate/words.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { mount } from '../../../../tests/harness/mount.ts'
import { ContactCard } from './contact-card.tsx'

afterEach(() => vi.unstubAllGlobals())

async function cardFor(support: object): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(support)))
  const { place } = await mount(<ContactCard />)
  await eventually(() => /Not set up here|555/.test(place.textContent ?? ''))
  return place.textContent ?? ''
}

test('[F7] phone and email show what the settings give, and say when nothing is set up', async () => {
  const some = await cardFor({ support_email: null, support_phone: '919-555-0100' })
  expect(some).toContain('919-555-0100')
  expect(some).toContain('Mon-Sat 9AM-7PM EST')
  expect(some).toContain('Not set up here')
  expect(await cardFor({ support_email: null, support_phone: null })).not.toContain('9AM')
})

test('[F8] donations say that they are not tax-deductible', () => {
  expect(donationWords.promises).toContain('Donations aren’t tax-deductible.')
})

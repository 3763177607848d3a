import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { donationWords } from '#features/donate/words.ts'
import { EXAMPLE_CLAIMS, NO_CLAIMS } from '#routes/claims.ts'
import { ClaimsContext } from '#web/claims-context.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { mount } from '../../../../tests/harness/mount.ts'
import { realtorPromises, sentToast } from '../words.ts'
import { AvailabilityCard } from './availability-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { MessageForm } from './message-form.tsx'

afterEach(() => vi.unstubAllGlobals())

async function cardFor(support: object, claims = EXAMPLE_CLAIMS): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(support)))
  const { place } = await mount(
    <ClaimsContext value={claims}>
      <ContactCard />
    </ClaimsContext>,
  )
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

test('[F33] without a desk that keeps them, no hours and no made-up people are shown', async () => {
  const support = { support_email: 'help@keyturn.example', support_phone: '919-555-0100' }
  expect(await cardFor(support, NO_CLAIMS)).not.toMatch(/9AM|12 hours/)
  for (const [claims, people] of [
    [EXAMPLE_CLAIMS, 3],
    [NO_CLAIMS, 0],
  ] as const) {
    const { place } = await mount(
      <ClaimsContext value={claims}>
        <AvailabilityCard />
      </ClaimsContext>,
    )
    expect(place.querySelectorAll('li')).toHaveLength(people)
    expect(place.textContent?.includes('Example')).toBe(people > 0)
  }
})

test('[F33] the 24 hours are an example, the operator’s word, or not said', () => {
  expect(sentToast('off').description).toBe(realtorPromises.off)
  expect(sentToast('off').description).not.toContain('24 hours')
  expect(sentToast('example').description).toBe('Example: A realtor will contact you within 24 hours.')
  expect(sentToast({ source: 'Desk', day: '2026-11-01' }).description).toBe(
    'A realtor will contact you within 24 hours.',
  )
})

test('[F34] whoever chooses text messages reads what they agree to', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const { place } = await mount(<MessageForm />)
  expect(place.textContent).not.toContain('STOP')
  await act(async () => place.querySelector<HTMLInputElement>('input[type=radio][value=text]')?.click())
  expect(place.textContent).toContain('Answer STOP to end them')
})

test('[F8] donations say that they are not tax-deductible', () => {
  expect(donationWords.promises).toContain('Donations aren’t tax-deductible.')
})

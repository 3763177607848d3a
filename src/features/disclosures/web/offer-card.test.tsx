import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { leavePage } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { plainDisclosure } from '../../../../tests/disclosures/rendered-file.ts'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { appears, click, the } from '../../../../tests/harness/mount.ts'
import { disclosuresResource } from '../actions.ts'
import { offerWords } from '../disclosure-words.ts'
import { otherLoanWords } from '../offer-words.ts'
import { OfferCard } from './offer-card.tsx'

beforeEach(leavePage)

/** A disclosure for $288,000 beside a buyer's own loan of $360,000. */
async function besideOwnLoan() {
  const page = await guestPage([comparisonResource, applicationResource, disclosuresResource])
  const answers = { property_state: 'Ohio' as const, loan_amount: 360_000, property_value: 450_000 }
  await page.client.execute(applicationResource, 'complete', answers)
  const disclosure = plainDisclosure('loan-estimate')
  await page.open(
    <MemoryRouter>
      <OfferCard disclosure={disclosure} state={{ unsure: [], typed: false }} offerId={undefined} onOffer={() => {}} />
      <Toaster />
    </MemoryRouter>,
  )
  const added = async () => {
    const outcome = await page.client.read(comparisonResource)
    return outcome.ok ? outcome.value.scenarios : []
  }
  const add = () =>
    [...document.querySelectorAll('button')].find(button => button.textContent?.startsWith(offerWords.add))
  return { add: () => add() ?? expect.fail('no button'), added }
}

test.each([
  ['own', 288_000, 'read'],
  ['anyway', null, 'unsure'],
] as const)(
  '[LP203] a paper for another amount is compared %s only after the question is answered',
  async (basis, loan_amount, source) => {
    const { add, added } = await besideOwnLoan()
    const card = [...document.querySelectorAll('section')].find(section =>
      section.textContent?.includes(otherLoanWords.title),
    )
    expect(card?.textContent).toContain('This paper is for $288,000 with 10% down. Your comparison is for $360,000.')
    await click(add())
    expect(await added()).toEqual([])
    await click(the(`input[type=radio][value=${basis}]`))
    await click(add())
    await expect.poll(async () => (await added()).length).toBe(1)
    const [offer] = await added()
    expect(offer).toMatchObject({ loan_amount, sources: { appraisalFee: source, interest_rate: 'read' } })
  },
)

test('[LP204] an estimate whose costs have expired says so where an offer would be made of it', async () => {
  await besideOwnLoan()
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('Expired Mar 22, 2024')
})

test('[ED15] undo takes back the first offer of all that was made from a paper', async () => {
  const page = await guestPage([comparisonResource, applicationResource, disclosuresResource])
  const offers = async () => {
    const outcome = await page.client.read(comparisonResource)
    return outcome.ok && outcome.value.scenarios.length
  }
  await page.open(
    <MemoryRouter>
      <OfferCard
        disclosure={plainDisclosure('loan-estimate')}
        state={{ unsure: [], typed: false }}
        offerId={undefined}
        onOffer={() => {}}
      />
      <Toaster />
    </MemoryRouter>,
  )
  const add = [...document.querySelectorAll('button')].find(button => button.textContent === offerWords.add)
  await click(add as HTMLElement)
  await expect.poll(offers).toBe(1)
  await appears('[data-toasts] button')
  const undo = [...the('[data-toasts]').querySelectorAll('button')].find(each => each.textContent === offerWords.undo)
  await click(undo as HTMLElement)
  await expect.poll(offers).toBe(0)
})

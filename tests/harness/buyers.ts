import type { BrowserContext } from 'playwright-core'
import { guestResources } from '#app/resources.ts'
import { addDays } from '#domain/calendar-day.ts'
import { estimateFees, FEE_KEYS } from '#domain/fee-estimate.ts'
import type { Language } from '#domain/languages.ts'
import { applicationResource } from '#features/application/actions.ts'
import { checklistResource } from '#features/checklist/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import type { AnyResource } from '#resources/resource.ts'
import { serverActionContext } from '#server/action-context.ts'
import { guestClient } from '#web/guest/guest-client.ts'
import { becomeGuest, HOME_ZONE, signIn, signUp } from './accounts.ts'
import { memoryStorage } from './memory-storage.ts'

/** People in the middle of it: a guest, the owner of an account, and one whose loan has closed. */
export const BUYERS = ['guest', 'account', 'closed'] as const
export type Buyer = (typeof BUYERS)[number]

const context = () => serverActionContext(HOME_ZONE)
const fees = estimateFees(360_000)
/** They typed every fee, whatever we would have guessed. */
const TYPED = Object.fromEntries(FEE_KEYS.map(key => [key, 'typed']))

/** What all of them have done, so that every page has something to show. */
function sampleActions(): [AnyResource, string, object][] {
  const { today } = context()
  return [
    [
      applicationResource,
      'complete',
      {
        loan_purpose: 'purchase',
        property_type: 'primary_residence',
        property_value: 450_000,
        loan_amount: 360_000,
        down_payment_percentage: 20,
        down_payment_amount: 90_000,
        property_state: 'North Carolina',
        property_zip_code: '27601',
        property_found: true,
        credit_score_range: 'good_670_739',
        employment_status: 'self_employed',
        annual_income: 120_000,
        monthly_debt_payments: 900,
      },
    ],
    ...[
      { name: 'Harbor Savings', interest_rate: 6.5, mortgage_type: '30_year_fixed', fees },
      { name: 'First County', interest_rate: 6.125, mortgage_type: '5_1_arm', fees: { ...fees, pointsCharge: 3_600 } },
      {
        name: 'Prairie Mutual',
        interest_rate: 6.75,
        mortgage_type: '30_year_fixed',
        fees: { ...fees, originationFee: 0 },
      },
    ].map((offer): [AnyResource, string, object] => [comparisonResource, 'add', { ...offer, sources: TYPED }]),
    [checklistResource, 'mark', { document: 'pay_stubs', gathered: true }],
    // Some of the events are past, some due now, most to come.
    [timelineResource, 'update', { event_key: 'contract_signed', scheduled_date: addDays(today, -9) }],
    [timelineResource, 'update', { event_key: 'contract_signed', completed: true }],
    [timelineResource, 'update', { event_key: 'home_inspection', notes: 'Bring a torch and Ann' }],
  ]
}

/** Every page that this person opens from now on shows what they have done so far. */
export async function becomeBuyer(
  person: BrowserContext,
  origin: string,
  buyer: Buyer,
  language: Language = 'en',
): Promise<void> {
  if (buyer === 'guest') return becomeGuestBuyer(person)
  await signIn(person, origin, await signUp(origin))
  const send = async (path: string, data: object) => {
    const answer = await person.request.post(origin + path, { data, headers: { origin } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const read = async (path: string) => (await person.request.get(origin + path)).json()
  await send('/api/preferences/save', { time_zone: HOME_ZONE, language })
  for (const [resource, action, input] of sampleActions()) await send(`/api/${resource.name}/${action}`, input)
  await send('/api/profile/save', { first_name: 'Robin', last_name: 'Ash', phone: '919 555 0100' })
  await send('/api/functions/process-reminders', {})
  const { lenders } = await read('/api/lenders')
  await send('/api/lenders/apply', { lender_ids: [lenders[0].id, lenders[1].id] })
  if (buyer === 'closed') {
    const { applications } = await read('/api/closure')
    await send('/api/closure/close', {
      chosen_lender_id: lenders[0].id,
      chosen_lender_name: lenders[0].name,
      application_id: applications[0].tracking_id,
      loan_amount: 360_000,
      interest_rate: 6.5,
      loan_type: 'conventional',
      apr: 6.712,
    })
  }
}

async function becomeGuestBuyer(person: BrowserContext): Promise<void> {
  const storage = memoryStorage()
  const client = guestClient(storage, context, async () => guestResources)
  for (const [resource, action, input] of sampleActions()) {
    const done = await client.execute(resource, action, input as never)
    if (!done.ok) throw new Error(`${resource.name} ${action}: ${done.problem.detail}`)
  }
  const stored = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map(key => [
    key,
    storage.getItem(key) ?? '',
  ])
  await becomeGuest(person)
  await person.addInitScript(belongings => {
    for (const [key = '', text = ''] of belongings)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
  }, stored)
}

import { beforeEach, expect, test } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { checklistResource } from '#features/checklist/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { loansResource } from '#resources/loans-resource.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { memoryStorage } from '../../../tests/harness/memory-storage.ts'
import { guestClient } from './guest-client.ts'
import { guestData } from './guest-store.ts'

let storage: ReturnType<typeof memoryStorage>
beforeEach(() => {
  storage = memoryStorage()
})

const open = () => guestClient(storage, browserActionContext, async () => resources)
const resources = [applicationResource, checklistResource, loansResource, timelineResource]
const gathered = async () => {
  const read = await open().read(checklistResource)
  return read.ok ? read.value.gathered : []
}
const mark = (client: ReturnType<typeof open>, document: 'pay_stubs' | 'w2_forms') =>
  client.execute(checklistResource, 'mark', { document, gathered: true })

/** As the version before stored it, with fewer fields than there are today. */
const OLDER = {
  guestId: 'guest_1700000000000_abcdefghijkl',
  guestApplicationData: JSON.stringify({
    id: 'a',
    tracking_id: 'MA-OLDER000',
    status: 'completed',
    completed_at: '2026-11-01T10:00:00.000Z',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    loan_purpose: 'purchase',
    property_state: 'Ohio',
    loan_amount: 320_000,
  }),
  guestDocuments: JSON.stringify({ gathered: ['pay_stubs'] }),
  guestTimelineEvents: JSON.stringify([{ event_key: 'home_inspection', scheduled_date: '2026-12-01' }]),
}

test('[LN8] [LN20] what a browser kept before a guest could have several loans is the first one’s, and stays where it was', async () => {
  for (const [key, text] of Object.entries(OLDER)) storage.setItem(key, text)
  const client = open()
  expect(await client.read(applicationResource)).toMatchObject({
    value: { completed: { property_state: 'Ohio', loan_amount: 320_000, annual_income: null } },
  })
  expect(await gathered()).toEqual(['pay_stubs'])
  expect(await client.read(loansResource)).toMatchObject({ value: { loans: [{ id: 'first' }], current: 'first' } })
  expect(storage.getItem('guestDocuments')).toBe(OLDER.guestDocuments)
})

test('[LN8] a second loan starts empty, and the first is there again when one goes back', async () => {
  await mark(open(), 'pay_stubs')
  await open().execute(loansResource, 'open', { purpose: 'purchase', name: 'Lake house' })
  expect(await gathered()).toEqual([])
  await mark(open(), 'w2_forms')
  expect(await gathered()).toEqual(['w2_forms'])
  const { other_loans, documents } = guestData(storage, resources) as { other_loans: object; documents: unknown }
  expect(documents).toEqual({ gathered: ['pay_stubs'] })
  expect(other_loans).toEqual([{ documents: { gathered: ['w2_forms'] }, loan_id: expect.any(String) }])
  await open().execute(loansResource, 'select', { id: 'first' })
  expect(await gathered()).toEqual(['pay_stubs'])
})

test('[LN6] a page stays with the loan that it was opened with', async () => {
  await mark(open(), 'pay_stubs')
  const before = open()
  await open().execute(loansResource, 'open', { purpose: 'purchase' })
  await mark(before, 'w2_forms')
  expect(await gathered()).toEqual([])
  expect(await before.read(checklistResource)).toMatchObject({ value: { gathered: ['pay_stubs', 'w2_forms'] } })
})

const timelineTick = (event_key: 'loan_application' | 'clear_to_close', completed = true) =>
  open().execute(timelineResource, 'update', { event_key, completed })
const stateOf = async () => {
  const read = await open().read(loansResource)
  return read.ok ? read.value.loans.map(({ state }) => state) : []
}

test('[LN12] a guest’s loan has its state written down, forth and back, by the same rules as an account’s', async () => {
  await open().execute(applicationResource, 'save-draft', { property_state: 'Ohio' })
  expect(await stateOf()).toEqual(['planning'])
  await timelineTick('clear_to_close')
  expect(await stateOf()).toEqual(['planning'])
  await open().execute(applicationResource, 'complete', { property_state: 'Ohio' })
  expect(JSON.parse(storage.getItem('guestLoans') ?? '')).toMatchObject({ loans: [{ state: 'closing' }] })
  await timelineTick('clear_to_close', false)
  expect(await stateOf()).toEqual(['comparing'])
  await open().execute(loansResource, 'rename', { id: 'first', name: 'Elm' })
  await timelineTick('loan_application')
  expect(await stateOf()).toEqual(['applying'])
})

test('[LN12] what was kept before states were written down gets them once, of every loan', async () => {
  for (const [key, text] of Object.entries(OLDER)) storage.setItem(key, text)
  const opened_at = '2026-11-18T10:00:00.000Z'
  const older = [
    { id: 'first', opened_at, state: 'planning' },
    { id: 'b7', opened_at, state: 'planning' },
  ]
  storage.setItem('guestLoans', JSON.stringify({ loans: older, current: 'first' }))
  storage.setItem('guestTimelineEvents.b7', JSON.stringify([{ event_key: 'loan_application', completed: true }]))
  storage.setItem('guestApplicationData.b7', OLDER.guestApplicationData)
  expect(open().readNow?.(loansResource)).toBeUndefined()
  expect(await stateOf()).toEqual(['comparing', 'applying'])
  expect(open().readNow?.(loansResource)?.view).toMatchObject({
    loans: [{ state: 'comparing' }, { state: 'applying' }],
  })
})

test('[LN12] a state whose rules could not be loaded is written down when the browser is opened again', async () => {
  const offline = guestClient(storage, browserActionContext, () => Promise.reject(new TypeError('no network')))
  expect(await offline.execute(applicationResource, 'complete', { property_state: 'Ohio' })).toMatchObject({ ok: true })
  expect(await stateOf()).toEqual(['comparing'])
})

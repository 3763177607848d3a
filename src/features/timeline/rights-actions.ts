import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { rightsProblems } from './rights-form-words.ts'
import { NOTHING_TOLD, RemindOf, RightsState, Tell, type Told } from './rights-model.ts'

function tell(state: RightsState, change: Tell): Outcome<RightsState> {
  const entries = Object.entries({ ...state.told, ...change }).filter(([, value]) => value != null)
  const told = Object.fromEntries(entries) as Told
  if (isOpenedBeforeSent(told)) return refused(rightsProblems['opened-before-sent'])
  if (JSON.stringify(sorted(told)) === JSON.stringify(sorted(state.told))) return accepted(state)
  return accepted({ ...state, told, changes: state.changes + 1 })
}

function isOpenedBeforeSent(told: Told): boolean {
  const pairs = [
    [told.estimate_sent_on, told.estimate_opened_on],
    [told.disclosure_sent_on, told.disclosure_opened_on],
    [told.corrected_sent_on, told.corrected_opened_on],
  ]
  return pairs.some(([sent, opened]) => sent !== undefined && opened !== undefined && opened < sent)
}

function sorted(told: Told): [string, unknown][] {
  return Object.entries(told).sort(([one], [other]) => (one < other ? -1 : 1))
}

function remind(state: RightsState, { key, reminder_enabled }: RemindOf): Outcome<RightsState> {
  const others = state.switched.filter(each => each.key !== key)
  return accepted({ ...state, switched: [...others, { key, reminder_enabled }] })
}

/** What the account told wins; the guest's answers fill what it did not say. */
function merge(account: RightsState, guest: RightsState): Outcome<RightsState> {
  return tell(account, { ...guest.told, ...account.told })
}

/** What the dates that come from the law are counted from, beyond the timeline and the papers. */
export const rightsResource = defineResource({
  name: 'rights',
  perLoan: true,
  empty: () => NOTHING_TOLD,
  view: (state: RightsState) => state,
  actions: {
    tell: { input: Tell, apply: tell, offline: 'queue' },
    remind: { input: RemindOf, apply: remind, offline: 'queue' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestRights',
    stored: RightsState,
    open: stored => stored,
    keep: state => (state.changes === 0 && state.switched.length === 0 ? undefined : state),
    merge,
  },
})

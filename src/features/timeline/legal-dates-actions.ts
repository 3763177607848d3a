import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { legalDatesProblems } from './legal-dates-form-words.ts'
import {
  ANSWER_KEYS,
  type Answers,
  type LegalAnswers,
  LegalDatesState,
  NO_ANSWERS,
  RemindOf,
  Tell,
} from './legal-dates-model.ts'

function tell(state: LegalDatesState, change: Tell): Outcome<LegalDatesState> {
  const entries = Object.entries({ ...state.told, ...change }).filter(([, value]) => value != null)
  const answers = Object.fromEntries(entries) as LegalAnswers
  if (isOpenedBeforeSent(answers)) return refused(legalDatesProblems['opened-before-sent'])
  if (JSON.stringify(sorted(answers)) === JSON.stringify(sorted(state.told))) return accepted(state)
  return accepted({ ...state, told: answers, changes: state.changes + 1 })
}

/** All answers, also those that nobody gave. */
export function answersOf({ told }: LegalDatesState): Answers {
  return Object.fromEntries(ANSWER_KEYS.map(key => [key, told[key] ?? null])) as Answers
}

function isOpenedBeforeSent(answers: LegalAnswers): boolean {
  const pairs = [
    [answers.estimate_sent_on, answers.estimate_opened_on],
    [answers.disclosure_sent_on, answers.disclosure_opened_on],
    [answers.corrected_sent_on, answers.corrected_opened_on],
  ]
  return pairs.some(([sent, opened]) => sent !== undefined && opened !== undefined && opened < sent)
}

function sorted(answers: LegalAnswers): [string, unknown][] {
  return Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))
}

function remind(state: LegalDatesState, { key, reminder_enabled }: RemindOf): Outcome<LegalDatesState> {
  const others = state.switched.filter(each => each.key !== key)
  return accepted({ ...state, switched: [...others, { key, reminder_enabled }] })
}

/** The account's answers win; the guest's answers fill what it did not say. */
function merge(account: LegalDatesState, guest: LegalDatesState): Outcome<LegalDatesState> {
  return tell(account, { ...guest.told, ...account.told })
}

/** What the dates that come from the law are counted from, beyond the timeline and the disclosures. */
export const legalDatesResource = defineResource({
  name: 'rights',
  perLoan: true,
  empty: () => NO_ANSWERS,
  view: (state: LegalDatesState) => state,
  actions: {
    tell: { input: Tell, apply: tell, fields: answersOf, offline: 'queue' },
    remind: { input: RemindOf, apply: remind, offline: 'queue' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestRights',
    stored: LegalDatesState,
    fromStored: stored => stored,
    toStored: state => (state.changes === 0 && state.switched.length === 0 ? undefined : state),
    merge,
  },
})

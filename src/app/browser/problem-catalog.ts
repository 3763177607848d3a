import { passkeyProblems } from '#features/account/passkey-words.ts'
import { twoFactorProblems } from '#features/account/two-factor-words.ts'
import { accountProblems } from '#features/account/words.ts'
import { applicationProblems } from '#features/application/words.ts'
import { addressRequired, noGifts, tooManyGifts } from '#features/cards/gift-words.ts'
import { closureProblems } from '#features/closure/words.ts'
import { comparisonProblems } from '#features/comparison/words.ts'
import { disclosureProblems } from '#features/disclosures/words.ts'
import { donationFailed } from '#features/donate/words.ts'
import { escrowProblems } from '#features/escrow/words.ts'
import { diaryProblems } from '#features/insurance-diary/words.ts'
import { requestLimit, requestProblems } from '#features/lenders/request-words.ts'
import { lendersProblems } from '#features/lenders/words.ts'
import { noSuchNotification } from '#features/notifications/words.ts'
import { lockProblems } from '#features/rate-lock/words.ts'
import { servicingProblems } from '#features/servicing/words.ts'
import { legalDatesProblems } from '#features/timeline/legal-dates-form-words.ts'
import { peopleProblems } from '#features/together/people-problem-words.ts'
import { togetherProblems } from '#features/together/problem-words.ts'
import { wireProblems } from '#features/wire-safety/words.ts'
import { loanProblems } from '#resources/loans-words.ts'
import type { FieldError, Problem } from '#resources/problem.ts'
import { problemWords, tooOftenWords } from '#resources/problem-words.ts'
import { changedElsewhere, inputWords } from '#resources/words.ts'
import type { ProblemContext } from '#web/remote/api.ts'

interface Said {
  title: string
  detail: string
  errors?: readonly FieldError[]
}

/** What the actions of a resource refuse, by its name in the address. */
const byResource: Record<string, Record<string, Said>> = {
  application: applicationProblems,
  closure: closureProblems,
  comparison: comparisonProblems,
  escrow: escrowProblems,
  gifts: { 'address-required': addressRequired([]), 'too-many-gifts': tooManyGifts, 'no-gifts': noGifts },
  'insurance-diary': diaryProblems,
  lenders: { ...lendersProblems, ...requestProblems, 'too-many-requests-by-mail': requestLimit },
  loans: loanProblems,
  notifications: { 'no-such-notification': noSuchNotification },
  papers: disclosureProblems,
  people: peopleProblems,
  'rate-lock': lockProblems,
  rights: legalDatesProblems,
  servicing: servicingProblems,
  together: togetherProblems,
  'wire-safety': wireProblems,
}

/** What any address may refuse. */
const byCode: Record<string, Said> = {
  'changed-elsewhere': changedElsewhere,
  'confirmation-needed': problemWords.confirmationNeeded,
  'donation-failed': donationFailed,
  'invalid-input': inputWords,
  'looks-on': problemWords.looksOn,
  'no-such-loan': problemWords.noSuchLoan,
  'not-found': problemWords.notFound,
  'not-json': problemWords.notJson,
  'not-signed-in': problemWords.notSignedIn,
  'other-account': problemWords.otherAccount,
  'owner-only': problemWords.ownerOnly,
  'private-figures': problemWords.privateFigures,
  'too-large': problemWords.tooLarge,
  'too-many-streams': problemWords.tooManyStreams,
  'wrong-origin': problemWords.wrongOrigin,
  busy: problemWords.busy,
  unavailable: problemWords.away,
  unexpected: problemWords.unexpected,
  ...accountProblems,
  ...passkeyProblems,
  ...twoFactorProblems,
}

/** A problem with the words of the page's language, found by its code. One that nobody knows stays as it came. */
export function wordsForProblem(problem: Problem, about: ProblemContext): Problem {
  const said = wordsOf(problem.code, about)
  if (!said) return problem
  const { title, detail } = said
  const errors = problem.errors?.map(({ path, code }) => ({
    path,
    code,
    message: said.errors?.find(own => own.path === path)?.message ?? detail,
  }))
  return { status: problem.status, code: problem.code, title, detail, ...(errors && { errors }) }
}

function wordsOf(code: string, { path, retryAfterSeconds }: ProblemContext): Said | undefined {
  if (code === 'too-many-attempts') {
    return { title: tooOftenWords.title, detail: tooOftenWords.detail(retryAfterSeconds) }
  }
  const [, resource = ''] = /^\/api\/([^/?]+)/.exec(path) ?? []
  // What a guest brings along may be refused by any of them.
  return byResource[resource]?.[code] ?? byCode[code] ?? Object.values(byResource).find(known => known[code])?.[code]
}

import { formatDay } from '#domain/day-words.ts'
import type { RevisionReason } from '#domain/tolerance/baseline.ts'
import type { Question } from '#domain/tolerance/questions.ts'
import { LENDER_CREDITS } from '#domain/tolerance/revisions.ts'
import { shownLabel } from './figure-text.ts'

/** A charge's name without its section. */
const nameOf = (line: string | undefined) => shownLabel(line?.replace(/^[A-H]: /, '') ?? '')
/** “Title – Search”, or the first of them and how many more. */
const namesOf = ([first, ...more]: string[]) =>
  more.length === 0 ? `“${nameOf(first)}”` : `“${nameOf(first)}” and ${more.length} more`
const dayOf = (id: string) => /\d{4}-\d\d-\d\d/.exec(id)?.[0] ?? null
const estimateOf = (id: string) => {
  const day = dayOf(id)
  return day === null ? 'the revised estimate' : `the estimate of ${formatDay(day)}`
}

const closingDisclosureOf = (id: string) => {
  const day = dayOf(id)
  return day === null ? 'the Closing Disclosure' : `the Closing Disclosure of ${formatDay(day)}`
}

export function questionWords({ kind, lines, id }: Question): string {
  const what = namesOf(lines)
  switch (kind) {
    case 'affiliate':
      return `Does the provider of ${what} belong to your lender or broker? The lender has to tell you if it does.`
    case 'chose':
      return `Your estimate left ${what} off, or put it far lower. Did you find the provider yourself, not on the lender’s list?`
    case 'could-shop':
      return `${what} was not on your estimate. Could you choose the provider yourself?`
    case 'required':
      return `Did the lender require ${what}?`
    case 'premium':
      return `Is ${what} a premium that the lender requires at closing?`
    case 'known':
      return `${what} is nowhere on your estimate. Could the lender have known of it then?`
    case 'same-charge':
      return `A line like ${what} is in another section of your estimate. Is it the same charge?`
    case 'affected':
      return lines[0] === LENDER_CREDITS
        ? `${capital(estimateOf(id))} has a smaller lender credit. Is it smaller for the reason you named?`
        : `${capital(estimateOf(id))} raised ${what}. Did it rise for the reason you named?`
    case 'paid-by-lender':
      return `Somebody else pays for ${what}. Is it your lender?`
    case 'transfer-tax':
      return `Is ${namesOf([id.replace(/^transfer-tax /, '')])} a tax on the price or on the loan? If not, it counts with the recording fees.`
    case 'revised':
      return `Why did the lender send ${estimateOf(id)}?`
    case 'lowered':
      return `Did the lender say that the lower figures of ${estimateOf(id)} are only for information?`
    case 'reached':
      return `Did ${estimateOf(id)} reach you at least four business days before closing?`
    case 'intent':
      return 'When did you tell the lender that you want to go ahead?'
    case 'carried':
      return `Did the lender give you a reason for the higher figures of ${closingDisclosureOf(id)}?`
    case 'credit-stayed':
      return 'Part of your lender credit is money back for charges above the limit. Did the credit of your estimate stay in full beside it?'
    case 'credit-covers':
      return 'Your lender credit rose. Is the rise meant to pay for the charges that went up?'
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const revisionWords: Record<RevisionReason | 'late' | 'none', string> = {
  circumstance: 'Something unexpected happened, or information changed',
  eligibility: 'My credit or the home’s value changed what I qualify for',
  requested: 'I asked for a change',
  lock: 'I locked the rate',
  expired: 'The first estimate had expired before I said yes',
  construction: 'A new home that closes more than 60 days later',
  late: 'One of these, but it came more than three business days after the lender knew',
  none: 'None of these, or I was not told',
}

export function answerWords(question: Question, answer: string): string {
  if (question.kind === 'carried' && answer === 'none')
    return 'No, or more than three business days after they learned of it'
  if (question.kind === 'carried') return revisionWords[answer as RevisionReason]
  if (question.kind === 'revised') return revisionWords[answer as RevisionReason | 'late' | 'none']
  if (question.kind === 'intent') return answer === 'never' ? 'Later, or never' : `By ${formatDay(answer)}`
  return answer === 'yes' ? 'Yes' : 'No'
}

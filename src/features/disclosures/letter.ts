import type { KnownDisclosure } from '#domain/disclosures/known-disclosure.ts'
import { formatDay } from '#domain/english-day.ts'
import type { Tolerance, ToleranceLine } from '#domain/tolerance/closing-check.ts'
import type { GroupReason } from '#domain/tolerance/groups.ts'
import type { DisclosureCheck } from './disclosure-check.ts'
import { dollars, shownLabel } from './figure-text.ts'

/** What is sent is English, whatever the language of the page. */
export const LETTER_SUBJECT = 'Question about my Closing Disclosure'

/** Enough to ask about at once. */
const MOST_ASKED = 5

/** What the buyer chose or did not have to buy is no question for the lender. */
const BUYERS_OWN: readonly GroupReason[] = ['chosen-by-buyer', 'not-required']

/**
 * A letter with nothing in it but what the disclosures say. It names each charge that it is about; `null` where there is
 * none.
 */
export function lenderLetter({ estimates, closingDisclosure, found }: DisclosureCheck): string | null {
  const estimate = estimates.at(-1) ?? estimates[0]
  const officer = closingDisclosure.contacts.lender.contact ?? estimate.contacts.lender.contact
  const subject = found.most_cents > 0 ? refundParts(found.refund_cents > 0 ? found : found.at_most) : riseParts(found)
  if (subject.length === 0) return null
  const paragraphs = [
    officer ? `Dear ${officer},` : 'Hello,',
    `I compared my Loan Estimate${dated(estimate)} with my Closing Disclosure${dated(closingDisclosure)}${loanId(closingDisclosure)}.`,
    ...subject,
    'Thank you.',
    namesOn(closingDisclosure) ?? namesOn(estimate),
  ]
  return paragraphs.filter(paragraph => paragraph !== null).join('\n\n')
}

function refundParts(found: Tolerance): string[] {
  const over = found.lines.filter(({ over_cents }) => over_cents > 0)
  const tens = found.lines.filter(({ group }) => group === 'ten')
  const charges = [
    over.length > 0 &&
      [
        'These charges may not rise and are higher on the Closing Disclosure:',
        ...over.map(line => `${charge(line)}, ${dollars(line.over_cents)} more`),
      ].join('\n'),
    found.lender_credits.missing_cents > 0 &&
      `The lender credits were ${dollars(found.lender_credits.estimate_cents)} and are ${dollars(found.lender_credits.actual_cents)} now, ${dollars(found.lender_credits.missing_cents)} less.`,
    found.ten_excess_cents > 0 &&
      [
        `These charges may rise by 10% together. They were ${dollars(found.ten_base_cents)}, so up to ${dollars(Math.round(found.ten_base_cents * 1.1))}, and are ${dollars(found.ten_actual_cents)} now, ${dollars(found.ten_excess_cents)} above that:`,
        ...tens.map(charge),
      ].join('\n'),
  ].filter(part => part !== false)
  if (charges.length === 0) return []
  const due = found.refund_due ? ` (by ${formatDay(found.refund_due)})` : ''
  return [
    ...charges,
    ...(found.credited_cents > 0
      ? [`The disclosure already gives ${dollars(found.credited_cents)} of this back.`]
      : []),
    `Could you tell me the reason for each change and the day you learned of it? If there is none that the rule allows, please credit ${dollars(found.refund_cents)} at closing, or pay it back within 60 days after it${due}, with a corrected disclosure (12 CFR 1026.19(f)(2)(v)).`,
  ]
}

/** What rose most, of what is worth a question. Cents are rounding. */
export function risenIn({ lines }: Tolerance): ToleranceLine[] {
  const rise = (line: ToleranceLine) => (line.actual_cents ?? 0) - (line.estimate_cents ?? 0)
  return lines
    .filter(line => rise(line) >= 1_00 && !BUYERS_OWN.includes(line.reason))
    .sort((a, b) => rise(b) - rise(a))
    .slice(0, MOST_ASKED)
}

function riseParts(found: Tolerance): string[] {
  const risen = risenIn(found)
  return risen.length === 0
    ? []
    : [['These charges are higher now. Could you tell me the reason for each?', ...risen.map(charge)].join('\n')]
}

/** With the other lines of the Closing Disclosure that are counted with it. */
function charge({ label, finals, estimate_cents, actual_cents }: ToleranceLine): string {
  const every = finals.length > 1 ? finals.map(final => shownLabel(final.label)).join(', ') : shownLabel(label)
  const before = estimate_cents === null ? 'not on the estimate' : `${dollars(estimate_cents)} estimated`
  return `- ${every}: ${before}, ${dollars(actual_cents ?? 0)} now`
}

function dated({ values }: KnownDisclosure): string {
  return values.date_issued === null ? '' : ` of ${formatDay(values.date_issued)}`
}

function loanId({ values }: KnownDisclosure): string {
  return values.loan_id === null ? '' : ` (loan ${values.loan_id})`
}

/** The first line holds the names, the others the address. */
export function namesOn({ values }: KnownDisclosure): string | null {
  return values.applicants?.split('\n')[0] ?? null
}

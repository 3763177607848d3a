import { formatDay } from '#domain/day-words.ts'
import type { Paper } from '#domain/papers/paper.ts'
import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'
import type { OpenTolerance } from '#domain/tolerance/questions.ts'
import { dollars, shownLabel } from './figure-text.ts'

/** A letter with nothing in it but what the two papers say, the lines above the limit, and the question for the reason. */
export function refundLetter(estimate: Paper, disclosure: Paper, found: OpenTolerance): string {
  const officer = disclosure.contacts.lender.contact ?? estimate.contacts.lender.contact
  const over = found.lines.filter(({ over_cents }) => over_cents > 0)
  const tens = found.lines.filter(({ group }) => group === 'ten')
  const rise = (line: ToleranceLine) => (line.actual_cents ?? 0) - (line.estimate_cents ?? 0)
  // Cents are rounding; a handful is enough to ask about.
  const risen = found.lines
    .filter(line => rise(line) >= 1_00)
    .sort((a, b) => rise(b) - rise(a))
    .slice(0, 5)
  const amount = found.refund_cents > 0 ? found.refund_cents : found.most_cents
  const paragraphs = [
    officer ? `Dear ${officer},` : 'Hello,',
    `I compared my Loan Estimate${dated(estimate)} with my Closing Disclosure${dated(disclosure)}${loanId(disclosure)}.`,
    over.length > 0 &&
      [
        'These charges may not rise and are higher on the Closing Disclosure:',
        ...over.map(
          line =>
            `- ${shownLabel(line.label)}: ${dollars(line.estimate_cents ?? 0)} estimated, ${dollars(line.actual_cents ?? 0)} now, ${dollars(line.over_cents)} more`,
        ),
      ].join('\n'),
    found.lender_credits.missing_cents > 0 &&
      `The lender credits were ${dollars(found.lender_credits.estimate_cents)} and are ${dollars(found.lender_credits.actual_cents)} now, ${dollars(found.lender_credits.missing_cents)} less.`,
    found.ten_excess_cents > 0 &&
      [
        `These charges may rise by 10% together. They were ${dollars(found.ten_base_cents)}, so up to ${dollars(Math.round(found.ten_base_cents * 1.1))}, and are ${dollars(found.ten_actual_cents)} now, ${dollars(found.ten_excess_cents)} above that:`,
        ...tens.map(
          line =>
            `- ${shownLabel(line.label)}: ${dollars(line.estimate_cents ?? 0)} estimated, ${dollars(line.actual_cents ?? 0)} now`,
        ),
      ].join('\n'),
    found.credited_cents > 0 && `The disclosure already gives ${dollars(found.credited_cents)} of this back.`,
    amount > 0 &&
      `Could you tell me the reason for each change and the day you learned of it? If there is none that the rule allows, please credit ${dollars(amount)} at closing, or pay it back within 60 days after it${found.refund_due ? ` (by ${formatDay(found.refund_due)})` : ''}, with a corrected disclosure (12 CFR 1026.19(f)(2)(v)).`,
    amount === 0 && risen.length === 0 && 'Could you confirm that these are the final figures?',
    amount === 0 &&
      risen.length > 0 &&
      [
        'These charges are higher now. Could you tell me the reason for each?',
        ...risen.map(
          line =>
            `- ${shownLabel(line.label)}: ${dollars(line.estimate_cents ?? 0)} estimated, ${dollars(line.actual_cents ?? 0)} now`,
        ),
      ].join('\n'),
    'Thank you.',
    names(disclosure) ?? names(estimate),
  ]
  return paragraphs.filter(paragraph => typeof paragraph === 'string').join('\n\n')
}

function dated({ values }: Paper): string {
  return values.date_issued === null ? '' : ` of ${formatDay(values.date_issued)}`
}

function loanId({ values }: Paper): string {
  return values.loan_id === null ? '' : ` (loan ${values.loan_id})`
}

/** The first line holds the names, the others the address. */
function names({ values }: Paper): string | undefined {
  return values.applicants?.split('\n')[0]
}

import type { Paper } from '#domain/papers/paper.ts'
import { compareFacts } from '#domain/tolerance/other-facts.ts'
import { pairingsIn } from './hand-pairing.ts'
import { checkPapers } from './paper-check.ts'

/** What `npm run papers` prints for estimates and a disclosure: money in dollars. Without one of them there is nothing to hold against it. */
export function checkJson(papers: Paper[], answers: Record<string, string>): Record<string, unknown> | null {
  const check = checkPapers(papers, answers, pairingsIn(answers))
  if (!check) return null
  const { found, new_wait, days, disclosure } = check
  const latest = check.estimates.at(-1) ?? check.estimates[0]
  const open = new Set(found.questions.flatMap(({ lines }) => lines))
  return {
    refund: dollars(found.refund_cents),
    refund_range: [dollars(found.least_cents), dollars(found.most_cents)],
    zero_excess: dollars(found.zero_excess_cents),
    ten_excess: dollars(found.ten_excess_cents),
    ten_base: dollars(found.ten_base_cents),
    ten_actual: dollars(found.ten_actual_cents),
    already_credited: dollars(found.credited_cents),
    refund_due: found.refund_due,
    missing_lines: check.missing_lines,
    lender_credits: {
      estimate: dollars(found.lender_credits.estimate_cents),
      actual: dollars(found.lender_credits.actual_cents),
      missing: dollars(found.lender_credits.missing_cents),
    },
    new_wait: new_wait.length > 0,
    new_wait_why: new_wait,
    earliest_closing: days.earliest_closing_on,
    lines: found.lines.map(line => ({
      id: line.id,
      label: line.label,
      estimate_label: line.estimate_label,
      section_before: line.section_before,
      section_after: line.section_after,
      estimate: dollars(line.estimate_cents),
      actual: dollars(line.actual_cents),
      group: open.has(line.id) ? 'open' : line.group,
      reason: line.reason,
      over: dollars(line.over_cents),
    })),
    questions: found.questions.map(({ id, kind, lines, outcomes }) => ({
      id,
      kind,
      lines,
      outcomes: outcomes.map(({ answer, refund_cents }) => ({ answer, refund: dollars(refund_cents) })),
    })),
    facts: compareFacts(latest, disclosure).map(({ key, unit, before, after, verdict }) => ({
      key,
      before: unit === 'cents' && typeof before === 'number' ? dollars(before) : before,
      after: unit === 'cents' && typeof after === 'number' ? dollars(after) : after,
      verdict,
    })),
  }
}

function dollars(cents: number): number
function dollars(cents: number | null): number | null
function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100 + 0
}

import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import { compareFacts } from '#domain/tolerance/other-facts.ts'
import type { Lack } from '#features/disclosures/checkable-disclosures.ts'
import { checkDisclosures, type DisclosureCheck, type NoVerdict } from '#features/disclosures/disclosure-check.ts'
import { pairingsIn } from '#features/disclosures/hand-pairing.ts'
import { lackWords } from '#features/disclosures/lack-words.ts'

/**
 * What `npm run papers` prints for estimates and a Closing Disclosure: money in dollars. Without one of them there is nothing
 * to hold against it. Where something is missing the verdict is `cannot-tell`, `lacks` names it, and no figure of the check
 * is given.
 */
export function checkJson(
  disclosures: DisclosureEvidence[],
  answers: Record<string, string>,
): Record<string, unknown> | null {
  const check = checkDisclosures(disclosures, answers, pairingsIn(answers))
  if (!check) return null
  return check.verdict === 'cannot-tell' ? noVerdictJson(check) : verdictJson(check)
}

function noVerdictJson({ verdict, lacks }: NoVerdict): Record<string, unknown> {
  return {
    verdict,
    lacks: lacks.map(lackJson),
    refund: null,
    refund_range: null,
    zero_excess: null,
    ten_excess: null,
    ten_base: null,
    ten_actual: null,
    already_credited: null,
    refund_due: null,
    missing_lines: [...new Set(lacks.flatMap(lack => (lack.code === 'lines-missing' ? [lack.section] : [])))],
    lender_credits: null,
    new_wait: null,
    new_wait_why: [],
    earliest_closing: null,
    lines: [],
    questions: [],
    facts: [],
  }
}

/** The code, the disclosure, whatever places it on the disclosure, and a sentence. */
function lackJson(lack: Lack): Record<string, unknown> {
  const { code, disclosure } = lack
  const { kind, values, lines } = disclosure.disclosure
  const at = 'path' in lack ? /^lines\.(\d+)\./.exec(lack.path)?.[1] : undefined
  const line = at === undefined ? undefined : lines[Number(at)]
  return {
    code,
    paper: kind,
    date_issued: values.date_issued,
    ...(lack.code === 'page-missing' && { page: lack.page }),
    ...('section' in lack && { section: lack.section }),
    ...('path' in lack && { figure: lack.path }),
    ...(line && { section: line.section, line: line.label }),
    ...(lack.code === 'sum-wrong' && { sum: lack.name }),
    ...('printed_cents' in lack && { printed: dollars(lack.printed_cents) }),
    ...('computed_cents' in lack && { computed: dollars(lack.computed_cents) }),
    ...('ours_cents' in lack && { ours: dollars(lack.ours_cents) }),
    text: lackWords(lack),
  }
}

function verdictJson({
  verdict,
  found,
  new_wait,
  days,
  closingDisclosure,
  estimates,
}: DisclosureCheck): Record<string, unknown> {
  const latest = estimates.at(-1) ?? estimates[0]
  const open = new Set(found.questions.flatMap(({ lines }) => lines))
  return {
    verdict,
    lacks: [],
    refund: dollars(found.refund_cents),
    refund_range: [dollars(found.least_cents), dollars(found.most_cents)],
    zero_excess: dollars(found.zero_excess_cents),
    ten_excess: dollars(found.ten_excess_cents),
    ten_base: dollars(found.ten_base_cents),
    ten_actual: dollars(found.ten_actual_cents),
    already_credited: dollars(found.credited_cents),
    refund_due: found.refund_due,
    missing_lines: [],
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
    facts: compareFacts(latest, closingDisclosure).map(({ key, unit, before, after, verdict }) => ({
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

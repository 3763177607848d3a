import {
  blankDisclosure,
  blankLine,
  borrowerPaid,
  CHARGE_SECTIONS,
  type CostLine,
  type Disclosure,
} from '#domain/disclosures/disclosure.ts'
import { type DisclosureEvidence, type KnownDisclosure, knownDisclosure } from '#domain/disclosures/known-disclosure.ts'

type Fee = [(typeof CHARGE_SECTIONS)[number], string, number]

/** A disclosure of these fees, in dollars, with every total that belongs to them. */
export function wholeDisclosure(
  kind: Disclosure['kind'],
  fees: readonly Fee[],
  values: Partial<Disclosure['values']> = {},
): Disclosure {
  const lines = fees.map(([section, label, dollars]) => ({ ...blankLine(section, label), amount: dollars * 100 }))
  const blank = blankDisclosure(kind)
  return withTotals({ ...blank, lines, values: { ...blank.values, ...values } })
}

/** The disclosure with the totals that its lines and its credits give, on both pages. */
export function withTotals(disclosure: Disclosure): Disclosure {
  const of = (sections: readonly string[]) =>
    disclosure.lines
      .filter((line: CostLine) => sections.includes(line.section))
      .reduce((sum, line) => sum + (borrowerPaid(line) ?? 0), 0)
  const totals = Object.fromEntries(CHARGE_SECTIONS.map(section => [`section_${section}`, of([section])]))
  const section_D = of(['A', 'B', 'C'])
  const section_I = of(['E', 'F', 'G', 'H'])
  const section_J = section_D + section_I + (disclosure.values.lender_credits ?? 0)
  const values = { ...disclosure.values, ...totals, section_D, section_I, section_J, closing_costs: section_J }
  return { ...disclosure, values }
}

/** Everything on it was read and is sure. */
export function sureEvidence(disclosure: Disclosure, id: string = disclosure.kind): DisclosureEvidence {
  return { id, disclosure, unsure: [], missing_pages: [], typed: false }
}

export function known(disclosure: Disclosure): KnownDisclosure {
  const gate = knownDisclosure(sureEvidence(disclosure))
  if (!gate.ok) throw new Error(`The paper lacks something: ${JSON.stringify(gate.lacks)}`)
  return gate.disclosure
}

import { type KnownPaper, knownPaper, type PaperEvidence } from '#domain/papers/known-paper.ts'
import {
  blankLine,
  blankPaper,
  borrowerPaid,
  CHARGE_SECTIONS,
  type CostLine,
  type Paper,
} from '#domain/papers/paper.ts'

type Fee = [(typeof CHARGE_SECTIONS)[number], string, number]

/** A paper of these fees, in dollars, with every total that belongs to them. */
export function wholePaper(kind: Paper['kind'], fees: readonly Fee[], values: Partial<Paper['values']> = {}): Paper {
  const lines = fees.map(([section, label, dollars]) => ({ ...blankLine(section, label), amount: dollars * 100 }))
  const blank = blankPaper(kind)
  return withTotals({ ...blank, lines, values: { ...blank.values, ...values } })
}

/** The paper with the totals that its lines and its credits give, on both pages. */
export function withTotals(paper: Paper): Paper {
  const of = (sections: readonly string[]) =>
    paper.lines
      .filter((line: CostLine) => sections.includes(line.section))
      .reduce((sum, line) => sum + (borrowerPaid(line) ?? 0), 0)
  const totals = Object.fromEntries(CHARGE_SECTIONS.map(section => [`section_${section}`, of([section])]))
  const section_D = of(['A', 'B', 'C'])
  const section_I = of(['E', 'F', 'G', 'H'])
  const section_J = section_D + section_I + (paper.values.lender_credits ?? 0)
  const values = { ...paper.values, ...totals, section_D, section_I, section_J, closing_costs: section_J }
  return { ...paper, values }
}

/** Everything on it was read and is sure. */
export function sureEvidence(paper: Paper, id: string = paper.kind): PaperEvidence {
  return { id, paper, unsure: [], missing_pages: [], typed: false }
}

export function known(paper: Paper): KnownPaper {
  const gate = knownPaper(sureEvidence(paper))
  if (!gate.ok) throw new Error(`The paper lacks something: ${JSON.stringify(gate.lacks)}`)
  return gate.paper
}

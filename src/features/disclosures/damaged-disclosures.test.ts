import { expect, test } from 'vitest'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import { readEvidence } from '../../../scripts/papers/evidence.ts'
import {
  blurred,
  type Damaged,
  mixed,
  withoutBands,
  withoutPages,
  withoutRows,
  withoutTexts,
} from '../../../tests/disclosures/damage.ts'
import type { RenderedFile } from '../../../tests/disclosures/distort.ts'
import { plainDisclosure, readRendered, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { plainSeed, type Seed } from '../../../tests/disclosures/seed.ts'
import { checkDisclosures } from './disclosure-check.ts'

/** Both disclosures of one loan as files. */
interface Pair {
  estimate: RenderedFile
  disclosure: RenderedFile
}

const round = { cents: plainSeed.cents.map(() => 0), before: plainSeed.before.map(() => 0) }

/** A loan whose lender asks for more at closing: one fee of its own, and one that may not rise. */
function pairOf(seed: Partial<Seed>): Pair {
  const [first, ...others] = plainSeed.fees.A
  const dearer = first ? [{ ...first, dollars: first.dollars + 130 }, ...others] : others
  const fees = { ...plainSeed.fees, A: dearer }
  return {
    estimate: renderFile(plainDisclosure('loan-estimate', seed)),
    disclosure: renderFile(plainDisclosure('closing-disclosure', { ...seed, fees }, seed)),
  }
}

const evidence = (file: RenderedFile, name: string): DisclosureEvidence[] =>
  readRendered(file).disclosures.map((disclosure, at) => readEvidence(`${name} ${at}`, disclosure))

/** The verdict in a line, or nothing where none is given. */
function said(disclosures: DisclosureEvidence[]): string | null {
  const check = checkDisclosures(disclosures, {}, [])
  if (check === null || check.verdict === 'cannot-tell') return null
  const { refund_cents, least_cents, most_cents } = check.found
  return `${check.verdict} ${refund_cents} (${least_cents}–${most_cents})`
}

const whole = pairOf(round)
const read = { estimate: evidence(whole.estimate, 'estimate'), disclosure: evidence(whole.disclosure, 'disclosure') }
const truth = said([...read.estimate, ...read.disclosure])

test('[TO64] both papers whole have a verdict', () => {
  expect(truth).not.toBeNull()
})

test.each(['estimate', 'disclosure'] as const)(
  '[TO64] whatever is taken out of the %s, blurred or mixed in, there is the same verdict or none',
  kind => {
    const other = pairOf({ ...round, taxes: 410, fees: { ...plainSeed.fees, C: plainSeed.fees.C.slice(1) } })
    const rest = kind === 'estimate' ? read.disclosure : read.estimate
    const differ = damages(whole[kind], other[kind]).filter(({ file }) => {
      const now = said([...evidence(file, kind), ...rest])
      return now !== null && now !== truth
    })
    expect(differ.map(({ what }) => what)).toEqual([])
  },
)

test.each(['estimate', 'disclosure'] as const)(
  '[TO64] a figure of the %s that is unsure gives no other verdict',
  kind => {
    const rest = kind === 'estimate' ? read.disclosure : read.estimate
    const [disclosure] = read[kind]
    if (!disclosure) throw new Error('A paper was drawn.')
    for (const path of pathsOf(disclosure.disclosure)) {
      const now = said([{ ...disclosure, unsure: [path] }, ...rest])
      expect([truth, null], path).toContain(now)
    }
  },
)

function damages(file: RenderedFile, other: RenderedFile): Damaged[] {
  return [
    ...withoutPages(file),
    ...mixed(file, other),
    ...withoutBands(file, 2, 6),
    ...withoutRows(file, 2),
    ...withoutTexts(file, 2).slice(0, 12),
    ...blurred(file, 2).slice(0, 12),
  ]
}

function pathsOf({ lines }: Disclosure): string[] {
  const totals = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map(section => `section_${section}`)
  const columns = ['label', 'amount', 'paid_before', 'paid_by_others'] as const
  return [
    ...totals,
    'lender_credits',
    'closing_costs',
    'date_issued',
    ...lines.flatMap((_, at) => columns.map(column => `lines.${at}.${column}`)),
  ]
}

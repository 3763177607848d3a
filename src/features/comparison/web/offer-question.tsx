import { FEE_KEYS } from '#domain/fee-estimate.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import {
  feesSheetWords,
  insuranceFieldsWords,
  lenderTableWords,
  printSheetWords,
  offerQuestionWords as words,
} from '#features/comparison/page-words.ts'
import type { VersionDifference } from '#resources/differences.ts'
import type { DraftForm } from '#web/client/use-draft.ts'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { inOrder } from '../comparison-draft.ts'
import type { DraftOffer, OfferForm } from '../draft.ts'
import { nameText } from '../name-words.ts'
import { feeLabels, insuranceFieldWords, mortgageTypeLabels, programLabels, upfrontWords } from '../words.ts'

type Line = readonly [label: string, tell: (row: DraftOffer) => string]

const LINES: readonly Line[] = [
  [lenderTableWords.lender, row => nameText(row.name)],
  [lenderTableWords.interestRate, row => formatRate(row.interest_rate ?? 0)],
  [printSheetWords.type, row => mortgageTypeLabels[row.mortgage_type]],
  [insuranceFieldsWords.loanProgram, row => programLabels[row.loan_program]],
  [insuranceFieldsWords.monthlyInsurance, row => formatMoney(row.mortgage_insurance_monthly ?? 0)],
  [upfrontWords.conventional.label, row => formatMoney(row.upfront_fee ?? 0)],
  [insuranceFieldWords.financed, row => (row.upfront_fee_financed ? words.yes : words.no)],
  [feesSheetWords.lenderCredit, row => formatMoney(row.lender_credit ?? 0)],
  ...FEE_KEYS.map((key): Line => [feeLabels[key], row => formatMoney(row.fees[key] ?? 0)]),
]

/** Two tabs, or two people of one loan, made something else of the same offer. */
export function OfferQuestion({ draft }: { draft: DraftForm<OfferForm> }) {
  return <DraftQuestion draft={draft} differences={offerDifferences} />
}

export function offerDifferences(here: OfferForm, saved: OfferForm): VersionDifference[] {
  const [mine, theirs] = [here, saved].map(({ offers }) => new Map(offers.map(row => [row.id, row]))) as [Rows, Rows]
  return inOrder([...new Map([...theirs, ...mine]).values()]).flatMap(({ id, name }) => {
    const [one, other] = [mine.get(id), theirs.get(id)]
    const lender = nameText(name)
    const tell = (row: unknown) => (row ? words.inList : words.removed)
    if (!one || !other) return [{ label: lender, here: tell(one), saved: tell(other) }]
    return LINES.map(([label, tell]) => ({ label: `${lender}: ${label}`, here: tell(one), saved: tell(other) })).filter(
      ({ here, saved }) => here !== saved,
    )
  })
}

type Rows = Map<string, DraftOffer>

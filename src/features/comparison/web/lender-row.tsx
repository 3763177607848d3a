import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { FigureSource } from '#domain/figure-source.ts'
import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import { MORTGAGE_TYPES, type MortgageType } from '#domain/mortgage-type.ts'
import { lenderRowWords, nonsenseWords } from '#features/comparison/page-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import { Term } from '#web/ui/term.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { sourceWords } from '#web/ui/words.ts'
import type { OfferEdit } from '../comparison-draft.ts'
import type { DraftOffer } from '../draft.ts'
import { absenceWords } from '../duel-words.ts'
import { offerFormWords } from '../form-words.ts'
import type { Absence } from '../known-offer.ts'
import { ARM_LIFETIME_CAP, type LoanCost } from '../loan-cost.ts'
import { HIGHEST_RATE, LONGEST_NAME } from '../model.ts'
import { nameText } from '../name-words.ts'
import { comparisonProblems, insuranceLine, mortgageTypeLabels, programLabels, terms } from '../words.ts'

const types = MORTGAGE_TYPES.map(value => ({ value, label: mortgageTypeLabels[value] }))

export interface LenderRowProps {
  row: DraftOffer
  name: string
  cost: LoanCost
  /** For as long as the buyer stays. */
  stay_cost: number
  /** `null` where there is nothing to be above. */
  above_best: number | null
  best: boolean
  rateSource: FigureSource
  feesSource: FigureSource
  /** Why it takes no part in the verdict. */
  absence: Absence | null
  /** The Loan Estimate that it came from, in words. */
  source: string | undefined
  sample: boolean
  /** There is no other lender. */
  alone: boolean
  whole: boolean
  onEdit(id: string, change: OfferEdit): void
  onFees(id: string): void
  onRemove(id: string): void
}

/** One lender: what can be typed on the left, what follows from it on the right. Rendered again only when it changes. */
export const LenderRow = memo(function LenderRow(props: LenderRowProps) {
  const { row, name, cost, stay_cost, above_best, best, source, sample, alone, whole, onEdit, onFees, onRemove } = props
  const { rateSource, feesSource, absence } = props
  // With our guess of a rate, what follows is a guess too.
  const follows = (figure: string) => (
    <SourcedFigure source={rateSource === 'typed' ? feesSource : rateSource} note="nearby">
      {figure}
    </SourcedFigure>
  )
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on a phone its cells are blocks, and a browser would forget that it is a row
    <tr role="row" className={best ? 'lender-row is-best' : 'lender-row'} data-testid="lender">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <th role="rowheader" scope="row">
        <span className="sr-only">{name}</span>
        <div className="flex items-start gap-3">
          <Monogram name={name} mark={row.mark} />
          <div className="grid min-w-0 flex-1 gap-2">
            <Field
              label={lenderRowWords.nameName(name)}
              hideLabel
              error={row.name.trim() === '' ? offerFormWords.name : null}
            >
              <TextInput
                value={nameText(row.name)}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                className="font-[560]"
                onChange={event => onEdit(row.id, { name: event.target.value })}
              />
            </Field>
            <Field label={lenderRowWords.mortgageTypeOf(name)} hideLabel>
              <Select
                options={types}
                value={row.mortgage_type}
                onChange={event => onEdit(row.id, { mortgage_type: event.target.value as MortgageType })}
              />
            </Field>
            {row.loan_program !== 'conventional' && (
              <Badge className="justify-self-start">{lenderRowWords.program(programLabels[row.loan_program])}</Badge>
            )}
            {source && (
              <Link
                to="/dashboard/papers"
                className="inline-flex min-h-6 items-center text-xs font-normal text-muted underline"
              >
                {source}
              </Link>
            )}
            {sample && (
              <Badge tone="attention" className="justify-self-start">
                {lenderRowWords.sampleLender}
              </Badge>
            )}
          </div>
        </div>
      </th>
      <Cell label={lenderRowWords.interestRate} input>
        <Field label={lenderRowWords.interestRateOf(name)} hideLabel hint={sourceWords[rateSource]}>
          <PercentInput
            className={rateSource === 'guessed' ? 'border-dashed' : undefined}
            value={row.interest_rate}
            min={0}
            max={HIGHEST_RATE}
            nonsense={nonsenseWords.rate}
            onValueChange={interest_rate => onEdit(row.id, { interest_rate })}
          />
        </Field>
      </Cell>
      <Cell label={lenderRowWords.fees} input>
        <Button
          variant="ghost"
          className="num lender-fees px-3.5"
          aria-label={lenderRowWords.changeFeesLabel(name, formatMoney(cost.total_fees))}
          onClick={() => onFees(row.id)}
        >
          <SourcedFigure source={feesSource} note="nearby">
            {formatMoney(cost.total_fees)}
          </SourcedFigure>
          <Pencil className="size-3.5 text-muted" aria-hidden="true" />
        </Button>
        {sourceWords[feesSource] && (
          <span className="block text-xs text-muted" aria-hidden="true">
            {sourceWords[feesSource]}
          </span>
        )}
      </Cell>
      <Cell label={lenderRowWords.monthlyPayment} follows={cost.later_payment === null}>
        <span className="num font-[560]">
          <SourcedFigure source={rateSource} note="nearby">
            {formatMoney(cost.payment)}
          </SourcedFigure>
        </span>
        {cost.insurance && <span className="num block text-xs text-muted">{insuranceLine(cost)}</span>}
        {cost.later_payment !== null && cost.worst && (
          <span className="num block text-xs text-muted">
            {lenderRowWords.later(formatMoney(cost.later_payment))}
            <span className="block text-attention-text">
              {lenderRowWords.worst(formatMoney(cost.worst.payment))}
              <span className="sr-only">
                {lenderRowWords.ifRateRises(ARM_LIFETIME_CAP, formatRate(cost.worst.rate))}
              </span>
            </span>
          </span>
        )}
      </Cell>
      <Cell label={lenderRowWords.trueApr} follows={cost.apr_with_insurance === null}>
        <span className="num font-[560]">{follows(formatApr(cost.true_apr))}</span>
        {cost.apr_with_insurance !== null && (
          <span className="num block text-xs text-muted" data-testid="apr-with-insurance">
            <Term explanation={terms.aprInsured}>{lenderRowWords.mortgageInsurance}</Term>{' '}
            {formatApr(cost.apr_with_insurance)}
          </span>
        )}
      </Cell>
      <Cell label={whole ? lenderRowWords.totalCost : lenderRowWords.costStay} follows={!(whole && cost.worst)}>
        <span className="num font-[560]">{follows(formatMoney(stay_cost))}</span>
        {!whole && (
          <span className="num block text-xs text-muted">{lenderRowWords.all(formatMoney(cost.total_cost))}</span>
        )}
        {whole && cost.worst && (
          <span className="num block text-xs text-attention-text">
            {lenderRowWords.worst(formatMoney(cost.worst.total_cost))}
          </span>
        )}
      </Cell>
      <Cell label={lenderRowWords.aboveBest} follows>
        {best ? (
          <span className="inline-flex items-start gap-1.5 font-[560] text-action-text">
            <CircleCheck className="mt-0.5 size-4 flex-none" aria-hidden="true" />
            {lenderRowWords.costsLeast}
          </span>
        ) : (
          <span className={absence ? 'text-sm text-attention-text' : 'num'}>
            {absence ? absenceWords(absence, row) : aboveBest(above_best)}
          </span>
        )}
      </Cell>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <td role="cell" className="lender-remove">
        <Button
          variant="quiet"
          square
          aria-label={lenderRowWords.removeName(name)}
          disabledReason={alone && comparisonProblems['last-lender'].detail}
          onClick={() => onRemove(row.id)}
          icon={<Trash2 className="size-4.5" aria-hidden="true" />}
        />
      </td>
    </tr>
  )
})

export function aboveBest(dollars: number | null): string {
  if (dollars === null) return lenderRowWords.alone
  return dollars < 0.5 ? lenderRowWords.same : `+${formatMoney(dollars)}`
}

interface CellProps {
  label: string
  input?: boolean
  /** The lender's card says it too: on a phone, where cards stand above, it is left out. */
  follows?: boolean
  children: React.ReactNode
}

export function Cell({ label, input, follows, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" data-follows={follows || undefined}>
      <span className="lender-label" aria-hidden="true">
        {label}
      </span>
      {input ? <div>{children}</div> : <span className="lender-figure">{children}</span>}
    </td>
  )
}

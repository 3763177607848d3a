import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import { printSheetWords } from '#features/comparison/page-words.ts'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import { type Basis, basisLine } from '../basis.ts'
import { aboveAll, type KeepPlace } from '../current-loan.ts'
import { currentLoanWords } from '../current-loan-words.ts'
import { absenceWords } from '../duel-words.ts'
import { feesSource, sourceOf } from '../offer-sources.ts'
import { costAfter } from '../rules.ts'
import { costWords, insuranceLine, mortgageTypeLabels, programLabels, stayWords } from '../words.ts'
import type { Compared } from './use-verdict.ts'

const LINE =
  'num border-b border-line text-right [&>td]:py-1 [&>td]:pl-2 [&>td:first-child]:pl-0 [&>td:first-child]:text-left'

/** The comparison on one sheet of paper; never on the screen. */
export function PrintSheet({ basis, compared }: { basis: Basis; compared: Compared }) {
  const { rows, offers, names, costs, rated, absences, verdict, months, reason, turns, situation, keep } = compared
  const best = verdict && rated[verdict.best]
  return (
    <div className="hidden text-sm wrap-anywhere print:block" data-testid="print-sheet">
      <h1 className="text-2xl">{printSheetWords.pageTitle}</h1>
      <p>{basis.kind === 'sample' ? printSheetWords.sampleData(basisLine(basis)) : basisLine(basis)}</p>
      {best && (
        <p className="mt-4 text-base">
          <b>
            {names[verdict.best]}: {formatMoney(costAfter(best, months))}
          </b>{' '}
          {printSheetWords.cost(costWords(costs), stayWords(months))} {reason}
        </p>
      )}
      {keep?.above_best === 0 && (
        <p className="mt-1 text-base">
          <b>{currentLoanWords.costsLeast}</b> {printSheetWords.stayCost(stayWords(months), formatMoney(keep.cost))}
        </p>
      )}
      {turns.length > 0 && <p className="mt-1">{turns.join(' ')}</p>}
      <table className="mt-4 w-full border-collapse text-xs">
        <thead>
          <tr className="border-b border-line text-right [&>th]:py-1 [&>th]:pl-2 [&>th:first-child]:pl-0 [&>th:first-child]:text-left">
            <th>{printSheetWords.lender}</th>
            <th>{printSheetWords.type}</th>
            <th>{printSheetWords.rate}</th>
            <th>{printSheetWords.fees}</th>
            <th>{printSheetWords.monthly}</th>
            <th>{printSheetWords.trueApr}</th>
            <th>{printSheetWords.totalCost}</th>
            <th>{printSheetWords.aboveBest(stayWords(months))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const [cost, offer, absence] = [costs[index], offers[index], absences[index]]
            if (!cost || !offer) return null
            const rateSource = sourceOf(offer, 'interest_rate', situation.guess)
            const hasRate = offer.interest_rate > 0
            return (
              <tr key={row.id} className={LINE}>
                <td>{names[index]}</td>
                <td>
                  {mortgageTypeLabels[row.mortgage_type]}
                  {row.loan_program === 'conventional' ? '' : `, ${programLabels[row.loan_program]}`}
                </td>
                <td>
                  {hasRate ? (
                    <SourcedFigure source={rateSource} note="nearby">
                      {formatRate(offer.interest_rate)}
                    </SourcedFigure>
                  ) : (
                    printSheetWords.none
                  )}
                </td>
                <td>
                  <SourcedFigure source={feesSource(offer, situation.guess)} note="nearby">
                    {formatMoney(cost.starting_costs)}
                  </SourcedFigure>
                </td>
                <td>
                  {hasRate ? formatMoney(cost.payment) : printSheetWords.none}
                  {hasRate && cost.insurance ? ` ${insuranceLine(cost)}` : ''}
                  {hasRate && cost.later_payment
                    ? printSheetWords.thenLaterPayment(formatMoney(cost.later_payment))
                    : ''}
                </td>
                <td>
                  {hasRate ? formatApr(cost.true_apr) : printSheetWords.none}
                  {hasRate && cost.apr_with_insurance
                    ? printSheetWords.insuredAprWithInsurance(formatApr(cost.apr_with_insurance))
                    : ''}
                </td>
                <td>{hasRate ? formatMoney(cost.total_cost) : printSheetWords.none}</td>
                <td>
                  {absence
                    ? absenceWords(absence, row)
                    : formatMoney(aboveAll(verdict?.standings[index]?.above_best ?? 0, keep))}
                </td>
              </tr>
            )
          })}
          {keep && <KeepLine place={keep} />}
        </tbody>
      </table>
      <p className="mt-4 text-xs text-muted">{printSheetWords.workedOutFromRates}</p>
    </div>
  )
}

function KeepLine({ place: { loan, path, above_best } }: { place: KeepPlace }) {
  const withoutVerdict = loan.takes_cash ? currentLoanWords.withoutCash : printSheetWords.none
  return (
    <tr className={LINE}>
      <td>{currentLoanWords.keep}</td>
      <td>{currentLoanWords.term(loan.months_left)}</td>
      <td>{formatRate(loan.annual_rate)}</td>
      <td>{currentLoanWords.noFees}</td>
      <td>{formatMoney(path.payment)}</td>
      <td>{printSheetWords.none}</td>
      <td>{formatMoney(path.total_interest)}</td>
      <td>{above_best === null ? withoutVerdict : formatMoney(above_best)}</td>
    </tr>
  )
}

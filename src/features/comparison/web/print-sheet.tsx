import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import { printSheetWords } from '#features/comparison/page-words.ts'
import { type Basis, basisLine } from '../basis.ts'
import { costAfter } from '../rules.ts'
import { costWords, insuranceLine, mortgageTypeLabels, programLabels, stayWords } from '../words.ts'
import type { Compared } from './use-verdict.ts'

/** The comparison on one sheet of paper; never on the screen. */
export function PrintSheet({ basis, compared }: { basis: Basis; compared: Compared }) {
  const { rows, names, costs, verdict, months, reason, turns } = compared
  const best = costs[verdict.best]
  return (
    <div className="hidden text-sm wrap-anywhere print:block" data-testid="print-sheet">
      <h1 className="text-2xl">{printSheetWords.whichLoanCostsLeast}</h1>
      <p>
        {basisLine(basis)}
        {basis.kind === 'sample' && printSheetWords.sampleData}
      </p>
      <p className="mt-4 text-base">
        <b>
          {names[verdict.best]}: {formatMoney(best ? costAfter(best, months) : null)}
        </b>{' '}
        {printSheetWords.in_}
        {costWords(costs)} {stayWords(months)}. {reason}
      </p>
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
            <th>{printSheetWords.aboveBest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const cost = costs[index]
            return (
              <tr
                key={row.id}
                className="num border-b border-line text-right [&>td]:py-1 [&>td]:pl-2 [&>td:first-child]:pl-0 [&>td:first-child]:text-left"
              >
                <td>{names[index]}</td>
                <td>
                  {mortgageTypeLabels[row.mortgage_type]}
                  {row.loan_program === 'conventional' ? '' : `, ${programLabels[row.loan_program]}`}
                </td>
                <td>{formatRate(row.interest_rate ?? 0)}</td>
                <td>{formatMoney(cost?.starting_costs)}</td>
                <td>
                  {formatMoney(cost?.payment)}
                  {cost?.insurance ? ` ${insuranceLine(cost)}` : ''}
                  {cost?.later_payment ? printSheetWords.thenLaterPayment(formatMoney(cost.later_payment)) : ''}
                </td>
                <td>
                  {formatApr(cost?.true_apr)}
                  {cost?.apr_with_insurance
                    ? printSheetWords.insuredAprWithInsurance(formatApr(cost.apr_with_insurance))
                    : ''}
                </td>
                <td>{formatMoney(cost?.total_cost)}</td>
                <td>{formatMoney(verdict.standings[index]?.above_best)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-4 text-xs text-muted">{printSheetWords.workedOutFromRates}</p>
    </div>
  )
}

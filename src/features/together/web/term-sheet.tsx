import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { formatCents, formatMoney } from '#domain/figures.ts'
import { divisionAt } from '../division.ts'
import { ruleWords } from '../division-words.ts'
import { OWNERS, type OwnerKey, POINTS, type Sheet, type TogetherState } from '../model.ts'
import { pointWords, titleForms, sheetWords as words } from '../sheet-words.ts'

interface TermSheetProps {
  sheet: Sheet
  saved: TogetherState
  names: Record<OwnerKey, string>
  today: CalendarDay
}

/** One letter page for a lawyer. Blanks stay blanks. */
export function TermSheet({ sheet, saved: { house, entries }, names, today }: TermSheetProps) {
  const division = house && divisionAt(house, entries, house.value, today)
  return (
    <>
      <h2 className="text-2xl">{words.sheetTitle}</h2>
      <p className="text-sm">{words.draftOf(formatDate(today))}</p>
      <p className="mt-2">
        {names.first}, {names.second}
        {sheet.title_form && ` · ${titleForms[sheet.title_form].title}`}
        {house?.rule && ` · ${ruleWords[house.rule].title}`}
      </p>
      <ol className="term-sheet mt-3">
        {POINTS.map((point, at) => (
          <li key={point} className="border-t border-line py-2">
            <h3 className="font-sans text-sm font-[650]">
              {at + 1} {pointWords[point].title}
            </h3>
            {sheet[point].trim() ? (
              <p className="whitespace-pre-wrap">{sheet[point].trim()}</p>
            ) : (
              <>
                <p className="text-xs">{pointWords[point].hint}</p>
                <p className="h-5 border-b border-ink" />
              </>
            )}
          </li>
        ))}
      </ol>
      {division && (
        <table className="mt-4 w-full text-left text-sm">
          <caption className="text-left font-[650]">{words.rules}</caption>
          <thead>
            <tr>
              <th scope="col" className="font-normal">
                {words.ifSold(
                  formatMoney(division.sale.value),
                  formatMoney(division.sale.balance),
                  formatMoney(division.sale.costs),
                )}
              </th>
              {OWNERS.map(owner => (
                <th key={owner} scope="col" className="text-right">
                  {names[owner]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {division.rules.map(({ rule, gets }) => (
              <tr key={rule} className="border-t border-line">
                <th scope="row" className="font-normal">
                  {ruleWords[rule].title}
                </th>
                {OWNERS.map(owner => (
                  <td key={owner} className="num text-right">
                    {formatCents(gets?.[owner])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-10 grid grid-cols-2 gap-8 text-sm">
        {OWNERS.map(owner => (
          <p key={owner} className="border-t border-ink pt-1">
            {words.signature(names[owner])}
          </p>
        ))}
      </div>
      <p className="mt-4 text-xs">{words.maker}</p>
    </>
  )
}

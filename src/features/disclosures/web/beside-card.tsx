import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldKey } from '#domain/disclosures/fields.ts'
import { Card } from '#web/ui/card.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { besideWords } from '../disclosure-words.ts'
import { unitAt } from '../figure-path.ts'
import { figureText } from '../figure-text.ts'
import { lenderName } from '../rules.ts'

const LENDERS = ['interest_rate', 'apr', 'principal_and_interest', 'section_A', 'section_B', 'lender_credits'] as const
const EVERYWHERE = [
  'section_C',
  'section_E',
  'section_F',
  'section_G',
  'section_H',
  'cash_to_close',
  'in_5_years_total',
] as const

interface MarkedDisclosure {
  disclosure: Disclosure
  /** The colour and shape of the offer that it became in the comparison. */
  mark: number | undefined
}

/** As many as can be read beside each other. */
const MOST_BESIDE = 4

/** Estimates line by line: what the lender controls apart from what is the same everywhere. */
export function BesideCard({ estimates }: { estimates: readonly MarkedDisclosure[] }) {
  const beside = estimates.slice(-MOST_BESIDE)
  const shown = beside.map(({ disclosure }) => disclosure)
  return (
    <Card title={besideWords.title} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it. */}
      <section className="overflow-x-auto px-5 pb-5 sm:px-6" aria-label={besideWords.caption} tabIndex={0}>
        <table className="w-full min-w-120 border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{besideWords.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-surface py-2 pr-2 text-left font-normal text-muted">
                {besideWords.row}
              </th>
              {beside.map(({ disclosure, mark }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two disclosures may be of one lender and one day.
                <th key={index} scope="col" className="py-2 pl-4 text-right font-[560]">
                  <span className="inline-flex items-center justify-end gap-2">
                    {mark !== undefined && <Monogram name={lenderName(disclosure) ?? ''} size="sm" mark={mark} />}
                    {lenderName(disclosure)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <Rows title={besideWords.lenders} keys={LENDERS} disclosures={shown} />
          <Rows title={besideWords.same} keys={EVERYWHERE} disclosures={shown} />
        </table>
      </section>
    </Card>
  )
}

function Rows(props: { title: string; keys: readonly (keyof typeof besideWords.rows)[]; disclosures: Disclosure[] }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={props.disclosures.length + 1}
          className="serif pt-4 pb-1 text-left text-base font-[560]"
        >
          {props.title}
        </th>
      </tr>
      {props.keys.map(key => (
        <tr key={key}>
          <th scope="row" className="sticky left-0 border-t border-line bg-surface py-2 pr-2 text-left font-normal">
            {besideWords.rows[key]}
          </th>
          {props.disclosures.map((disclosure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <td key={index} className="num border-t border-line py-2 pl-4 text-right">
              {figureText(disclosure.values[key as FieldKey], unitAt(key)) ?? '—'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

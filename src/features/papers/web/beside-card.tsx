import type { FieldKey } from '#domain/papers/fields.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { Card } from '#web/ui/card.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { unitAt } from '../figure-path.ts'
import { figureText } from '../figure-text.ts'
import { besideWords } from '../paper-words.ts'
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

interface MarkedPaper {
  paper: Paper
  /** The colour and shape of the offer that it became in the comparison. */
  mark: number | undefined
}

/** As many as can be read beside each other. */
const MOST_BESIDE = 4

/** Estimates line by line: what the lender controls apart from what is the same everywhere. */
export function BesideCard({ estimates }: { estimates: readonly MarkedPaper[] }) {
  const beside = estimates.slice(-MOST_BESIDE)
  const shown = beside.map(({ paper }) => paper)
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
              {beside.map(({ paper, mark }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two papers may be of one lender and one day.
                <th key={index} scope="col" className="py-2 pl-4 text-right font-[560]">
                  <span className="inline-flex items-center justify-end gap-2">
                    {mark !== undefined && <Monogram name={lenderName(paper) ?? ''} size="sm" mark={mark} />}
                    {lenderName(paper)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <Rows title={besideWords.lenders} keys={LENDERS} papers={shown} />
          <Rows title={besideWords.same} keys={EVERYWHERE} papers={shown} />
        </table>
      </section>
    </Card>
  )
}

function Rows(props: { title: string; keys: readonly (keyof typeof besideWords.rows)[]; papers: Paper[] }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={props.papers.length + 1}
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
          {props.papers.map((paper, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <td key={index} className="num border-t border-line py-2 pl-4 text-right">
              {figureText(paper.values[key as FieldKey], unitAt(key)) ?? '—'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

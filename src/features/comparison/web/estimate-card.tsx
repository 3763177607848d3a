import { FileUp, PencilLine, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/figures.ts'
import type { Basis } from '../basis.ts'
import { estimateWords } from '../estimate-words.ts'
import { ownLoan } from '../own-loan.ts'

const ICONS = { type: PencilLine, papers: FileUp, lenders: Phone } as const

/** Before there is an offer: what the home would cost each month, how we know, and the ways to real figures. */
export function EstimateCard({ basis }: { basis: Basis }) {
  const loan = ownLoan({ completed: basis.application, draft: null }, [], 1)
  return (
    <section
      aria-labelledby="answer"
      className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-7"
    >
      <h2 id="answer" className="text-xl">
        {estimateWords.title}
      </h2>
      {loan?.month && (
        <>
          <p className="serif num mt-4 text-6xl" data-testid="estimate-figure">
            {formatMoney(loan.month.total)}
          </p>
          <p className="mt-1 text-muted">{estimateWords.each}</p>
          <p className="mt-4">{estimateWords.how(loan, loan.month)}</p>
        </>
      )}
      <p className="mt-4 text-sm text-muted">{estimateWords.notAnOffer}</p>
      <h3 className="mt-6 text-base">{estimateWords.next}</h3>
      <ul className="mt-1 divide-y divide-line">
        {estimateWords.ways.map(({ kind, to, label, detail }) => {
          const Icon = ICONS[kind]
          return (
            <li key={kind}>
              <Link
                to={to}
                className="flex min-h-14 items-center gap-3 py-2.5 text-ink no-underline hover:text-action-text"
              >
                <Icon className="size-5 flex-none text-action-text" aria-hidden="true" />
                <span className="min-w-0">
                  <span className="block font-[560]">{label}</span>
                  <span className="block text-sm text-muted">{detail}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { Link } from 'react-router'
import { formatCents } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { myHomeWords as words } from '../home-words.ts'
import type { LoanFacts } from '../loan-facts.ts'
import type { HomeLoan } from '../model.ts'
import { changePath } from '../servicing-days.ts'
import './my-home.css'

/** The next payment and where each dollar of it goes. */
export function NextPaymentCard({ loan, facts }: { loan: HomeLoan; facts: LoanFacts }) {
  const parts = [
    { key: 'interest', label: words.interest, cents: facts.interest },
    { key: 'principal', label: words.principal, cents: facts.principal },
    { key: 'escrow', label: words.escrow, cents: facts.escrow },
    { key: 'insurance', label: words.mortgageInsurance, cents: facts.mortgage_insurance },
  ].flatMap(part => (part.cents ? [{ ...part, cents: part.cents }] : []))
  return (
    <Card title={words.next} description={words.nextTo(facts.next_due, loan.servicer)}>
      <p className="serif num text-5xl">{formatCents(facts.total / 100)}</p>
      <div className="payment-bar mt-4" aria-hidden="true">
        {parts.map(({ key, cents }) => (
          <svg key={key} data-part={key} width={`${((100 * cents) / facts.total).toFixed(2)}%`} />
        ))}
      </div>
      <dl className="mt-2 divide-y divide-line">
        {parts.map(({ key, label, cents }) => (
          <div key={key} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="flex items-center gap-3">
              <span className="payment-key" data-part={key} aria-hidden="true" />
              {label}
            </dt>
            <dd className="num font-[650]">{formatCents(cents / 100)}</dd>
          </div>
        ))}
      </dl>
      {facts.rate_since && <p className="mt-3 text-sm text-muted">{words.newRate(facts.rate, facts.rate_since)}</p>}
      {facts.is_rate_old && (
        <p className="mt-3 text-sm text-muted">
          {words.oldRate(facts.rate)} <Link to={changePath('rate')}>{words.enterNotice}</Link>
        </p>
      )}
      {facts.escrow === null && <p className="mt-3 text-sm text-muted">{words.withoutEscrow}</p>}
    </Card>
  )
}

import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loanFieldWords } from '../loan-differences.ts'
import { loanFormLabels, loanFormWords as words } from '../loan-words.ts'
import type { HomeLoan } from '../model.ts'
import { LoanForm } from './loan-form.tsx'
import type { OwnedHome } from './use-owned-home.ts'

/** What the page counts with, and the way to change it. Open where it is not known yet. */
export function LoanCard({ home }: { home: Pick<OwnedHome, 'loan' | 'start' | 'is_entered' | 'is_rate_day_counted'> }) {
  const { loan, start, is_entered, is_rate_day_counted } = home
  const [isOpen, setOpen] = useState(loan === null)
  return (
    <Card
      id="loan"
      className="scroll-mt-24"
      title={loan ? words.title : words.enter}
      description={
        loan ? (is_entered ? words.entered : words.closedHere) : start.rate ? words.enterRest : words.enterWhy
      }
      actions={
        loan && (
          <Button
            variant="ghost"
            size="sm"
            icon={
              isOpen ? <X className="size-4" aria-hidden="true" /> : <Pencil className="size-4" aria-hidden="true" />
            }
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.close : words.change}
          </Button>
        )
      }
    >
      {is_rate_day_counted && loan?.rate_changes_on && !isOpen && (
        <Banner
          tone="neutral"
          className="mb-5"
          title={words.rateDay}
          actions={
            <Button size="sm" onClick={() => setOpen(true)}>
              {words.enterRateDay}
            </Button>
          }
        >
          {words.rateDayWhy(loan.rate_changes_on)}
        </Banner>
      )}
      {isOpen ? (
        <LoanForm start={start} opened={loan?.rate_changes_on != null} onSaved={() => setOpen(false)} />
      ) : (
        loan && <Figures loan={loan} />
      )}
    </Card>
  )
}

function Figures({ loan }: { loan: HomeLoan }) {
  const known = (Object.keys(loanFormLabels) as (keyof HomeLoan)[]).filter(
    key => loan[key] !== null && loan[key] !== '',
  )
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {known.map(key => (
        <div key={key}>
          <dt className="text-sm text-muted">{loanFormLabels[key]}</dt>
          <dd className="num font-[560] wrap-anywhere">{loanFieldWords(loan, key)}</dd>
        </div>
      ))}
    </dl>
  )
}

import { useState } from 'react'
import { formatMoney } from '#domain/figures.ts'
import { USUAL_HOME_VALUE, USUAL_LOAN_AMOUNT } from '#domain/insurance-coverage.ts'
import { applicationResource } from '#features/application/actions.ts'
import { coverageCardWords as words } from '#features/insurance/page-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { askedCoverage, coverageFor } from '../rules.ts'
import { askedWords, decidesWords, insuranceWords } from '../words.ts'

/** Above any home in the country, as in the application. */
const MOST = 1_000_000_000

interface Typed {
  rebuild_cost?: number | null
  home_value?: number | null
  loan_amount?: number | null
}

/** What a lender asks for, from the cost to rebuild once it is typed; the old rule of thumb below it, or alone. */
export function CoverageCard() {
  const application = useResource(applicationResource).view
  const known = application?.completed ?? application?.draft
  const [typed, setTyped] = useState<Typed>({})
  // What is typed here goes before the application, and the application before the usual home.
  const home_value = typed.home_value === undefined ? (known?.property_value ?? USUAL_HOME_VALUE) : typed.home_value
  const loan_amount = typed.loan_amount === undefined ? (known?.loan_amount ?? USUAL_LOAN_AMOUNT) : typed.loan_amount
  const { minimum, loan, share, decides } = coverageFor(home_value, loan_amount)
  const asked = askedCoverage(typed.rebuild_cost ?? null, loan_amount)
  return (
    <Card>
      <Field label={words.rebuildCost} hint={words.rebuildHint}>
        <MoneyInput
          value={typed.rebuild_cost ?? null}
          max={MOST}
          placeholder={words.rebuildPlaceholder}
          onValueChange={rebuild_cost => setTyped({ ...typed, rebuild_cost })}
        />
      </Field>
      <div aria-live="polite" className="mt-5 grid gap-5">
        {asked && (
          <StatTile
            bare
            large
            label={words.askedCoverage}
            value={formatMoney(asked.asked)}
            hint={askedWords(asked)}
            className="border-b border-line pb-5"
          />
        )}
        <StatTile
          bare
          large={!asked}
          label={words.minimumCoverage}
          value={formatMoney(minimum)}
          hint={decidesWords[decides]}
        />
      </div>
      <dl className="mt-5 grid gap-3.5">
        <Bar label={words.loan} amount={loan} most={minimum} decides={decides === 'loan'} />
        <Bar label={words.homesValue} amount={share} most={minimum} decides={decides === 'share'} />
      </dl>
      <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(max(9rem,40%),100%),1fr))] gap-4 border-t border-line pt-5">
        <Field label={words.homeValue}>
          <MoneyInput
            value={home_value}
            max={MOST}
            onValueChange={value => setTyped({ ...typed, home_value: value })}
          />
        </Field>
        <Field label={words.loanAmount}>
          <MoneyInput
            value={loan_amount}
            max={MOST}
            onValueChange={value => setTyped({ ...typed, loan_amount: value })}
          />
        </Field>
      </div>
      <p className="mt-3 text-sm text-muted">{insuranceWords['value-note']}</p>
    </Card>
  )
}

interface BarProps {
  label: string
  amount: number
  most: number
  decides: boolean
}

function Bar({ label, amount, most, decides }: BarProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
      <dt className="text-sm">
        {label} {decides && <Badge tone="good">{words.decides}</Badge>}
      </dt>
      <dd className="num text-right text-sm font-[560]">{formatMoney(amount)}</dd>
      <dd className="col-span-2">
        <svg width="100%" height="8" aria-hidden="true" className="block overflow-hidden rounded-full bg-line">
          <rect
            width={`${most > 0 ? (amount / most) * 100 : 0}%`}
            height="8"
            rx="4"
            className={amount === most ? 'fill-action' : 'fill-edge'}
          />
        </svg>
      </dd>
    </div>
  )
}

import { ShieldCheck } from 'lucide-react'
import { formatMoney } from '#domain/figures.ts'
import { applicationResource } from '#features/application/actions.ts'
import { insurancePageWords } from '#features/insurance/page-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { FromApplication } from '#web/ui/from-application.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { insuranceWords, savingTips } from '../words.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { ProvidersCard } from './providers-card.tsx'

export function InsurancePage() {
  const isClosed = useResource(applicationResource).view?.locked === true
  return (
    <>
      <PageHeader title={insuranceWords.title} description={insuranceWords.description} brief />
      <OwnHome />
      <div className="grid gap-6">
        {!isClosed && (
          <Banner
            tone="attention"
            icon={<ShieldCheck className="size-5" />}
            title={insuranceWords.required}
            actions={<LinkButton href="#providers">{insurancePageWords.toQuotes}</LinkButton>}
          >
            {insuranceWords['required-detail']}
          </Banner>
        )}
        <div className="grid gap-6 lg:grid-cols-2">
          <CoverageCard />
          <ChecklistCard />
        </div>

        <ProvidersCard />
        <Card folded title={insurancePageWords.tipsTitle}>
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {savingTips.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-4">
                <dt className="font-[560]">{title}</dt>
                <dd className="mt-0.5 text-sm text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  )
}

/** Where the calculator's figures are from, once there are any. */
function OwnHome() {
  const { view } = useResource(applicationResource)
  const known = view?.completed ?? view?.draft
  if (!known?.property_value || !known.loan_amount) return null
  return (
    <FromApplication isClosed={view?.locked === true}>
      {insurancePageWords.fromApplication(formatMoney(known.property_value), formatMoney(known.loan_amount))}
    </FromApplication>
  )
}

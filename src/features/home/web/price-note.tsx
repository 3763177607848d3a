import { Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { applicationResource } from '#features/application/actions.ts'
import { priceFit } from '#features/calculators/affordability.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { ownLoan } from '#features/comparison/own-loan.ts'
import { savedStay } from '#features/comparison/stay.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useSurvey } from '#web/client/use-survey.ts'
import { useToday } from '#web/client/use-today.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { priceNoteCash, priceNoteTitle, priceNoteWords } from '../price-note-words.ts'

/** Beside the offers: whether the price leaves room, and the cash that it takes. Nothing for a refinance or a closed loan. */
export function PriceNote() {
  const application = useResource(applicationResource).view
  const scenarios = useResource(comparisonResource).view?.scenarios
  const today = useToday()
  const survey = useSurvey()
  if (!application || application.locked || !scenarios) return null
  const loan = ownLoan(application, scenarios, savedStay(browserStorage), today, survey)
  const fit = priceFit(application.completed, loan, survey)
  if (!loan?.property_value || !fit) return null
  return (
    <Banner
      tone="neutral"
      className="mb-6"
      icon={<Wallet className="size-5" />}
      title={priceNoteTitle(loan.property_value, fit)}
      actions={
        <LinkButton as={Link} variant="ghost" size="sm" to="/dashboard/affordability">
          {priceNoteWords.seeWhy}
        </LinkButton>
      }
    >
      {loan.down_payment_amount !== null && priceNoteCash(loan.down_payment_amount, loan)}
    </Banner>
  )
}

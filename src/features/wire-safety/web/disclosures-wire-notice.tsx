import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { wireSafetyResource } from '../actions.ts'
import { disclosuresWireWords as words } from '../words.ts'
import { ContactWarnings } from './contact-warnings.tsx'

interface DisclosuresWireNoticeProps {
  /** Doubts stand right below what the check found, advice with the day of the closing. */
  part: 'doubts' | 'advice'
}

/** Beside the disclosures: a number that is not the card's, or the advice to make a card once a disclosure is there. */
export function DisclosuresWireNotice({ part }: DisclosuresWireNoticeProps) {
  const disclosures = useResource(disclosuresResource).view?.papers ?? []
  const { view } = useResource(wireSafetyResource)
  const hasClosingDisclosure = disclosures.some(({ figures }) => figures.kind === 'closing-disclosure')
  if (!view || !hasClosingDisclosure) return null
  if (part === 'doubts') {
    return (
      view.card && (
        <div className="grid gap-3 empty:hidden">
          <ContactWarnings card={view.card} disclosures={disclosures} onlyDoubts />
        </div>
      )
    )
  }
  if (view.card) return null
  return (
    <Banner
      tone="info"
      icon={<ShieldCheck className="size-5" />}
      title={words.noCard}
      actions={
        <LinkButton as={Link} variant="ghost" size="sm" to="/dashboard/wire-safety">
          {words.open}
        </LinkButton>
      }
    >
      {words.noCardWhy}
    </Banner>
  )
}

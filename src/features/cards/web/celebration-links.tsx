import { Gift, Mails } from 'lucide-react'
import { Link } from 'react-router'
import { useClaim } from '#web/claims-context.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { celebrationLinksWords } from '../words.ts'

/** How to celebrate a closed loan. */
export function CelebrationLinks() {
  const gifts = useClaim('gifts')
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto sm:*:flex-none">
      <LinkButton as={Link} to="/dashboard/cards" icon={<Mails className="size-4" aria-hidden="true" />}>
        {celebrationLinksWords.makeCard}
      </LinkButton>
      {gifts !== 'off' && (
        <LinkButton
          as={Link}
          to="/dashboard/cards/gift"
          variant="ghost"
          icon={<Gift className="size-4" aria-hidden="true" />}
        >
          {celebrationLinksWords.claimGift}
        </LinkButton>
      )}
    </div>
  )
}

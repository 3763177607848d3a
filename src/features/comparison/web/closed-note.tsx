import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { closedNoteWords, comparisonPageWords } from '#features/comparison/page-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Offers of a closed loan stay as they were; whoever compares anew begins a new application. */
export function ClosedNote({ offers }: { offers: number }) {
  return (
    <Banner
      tone="neutral"
      icon={<KeyRound className="size-5" />}
      title={closedNoteWords.title}
      actions={
        <LinkButton as={Link} to="/dashboard/application?new=1">
          {comparisonPageWords.newApplication}
        </LinkButton>
      }
    >
      {closedNoteWords.offersStay(offers)}
    </Banner>
  )
}

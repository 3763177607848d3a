import { Landmark, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { stateLabel } from '#domain/state-words.ts'
import { applicationResource } from '#features/application/actions.ts'
import { stateBannerWords } from '#features/timeline/page-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { stateNote } from '../state-notes.ts'

/** What is particular where the home is; without a state, the way to tell us. */
export function StateBanner() {
  const { view, loading } = useResource(applicationResource)
  if (loading) return <Skeleton className="h-24" />
  const property_state = view?.completed?.property_state ?? view?.draft?.property_state
  if (!property_state) {
    return (
      <Banner
        tone="attention"
        icon={<MapPin className="size-5" />}
        title={stateBannerWords.whereHome}
        actions={
          <LinkButton as={Link} to="/dashboard/application">
            {stateBannerWords.completeMortgageApplication}
          </LinkButton>
        }
      >
        {stateBannerWords.stateMissing}
      </Banner>
    )
  }
  const { title, detail } = stateNote(property_state)
  return (
    <Banner
      tone="info"
      icon={<Landmark className="size-5" />}
      title={stateBannerWords.ofState(stateLabel(property_state), title)}
    >
      {detail}
    </Banner>
  )
}

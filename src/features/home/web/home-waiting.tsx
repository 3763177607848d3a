import { Skeleton } from '#web/ui/skeleton.tsx'

/** Where home will stand, as long as it is not known or its code not here. */
export function HomeWaiting() {
  return <Skeleton className="home-waits h-160" />
}

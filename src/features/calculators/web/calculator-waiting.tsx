import { Skeleton } from '#web/ui/skeleton.tsx'

/** Until it is known whose loan it is: no figures are better than somebody else's. */
export function CalculatorWaiting() {
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]" aria-busy="true">
      <Skeleton className="h-96" />
      <Skeleton className="h-128" />
      <Skeleton className="h-96 lg:col-span-2" />
    </div>
  )
}

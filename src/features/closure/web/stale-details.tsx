import { useEffect } from 'react'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { closureDrawer } from '../actions.ts'
import { detailsOf, noDetails } from '../rules.ts'
import { closureFieldLabels, closureFieldValue, closureRefusals } from '../words.ts'
import type { ClosureDesk } from './use-closure.ts'

const FIELDS = Object.keys(closureFieldLabels) as (keyof typeof closureFieldLabels)[]

/** Another tab saved the closure since this one opened it. */
export function StaleDetails({ desk }: { desk: ClosureDesk }) {
  const { view, retry } = useDrawer(closureDrawer)
  const newest = view?.closure ?? null
  const saved = newest ? detailsOf(newest) : noDetails
  const { title, detail } = closureRefusals['closure-changed']
  // What the other tab saved is read when the question comes up.
  useEffect(() => {
    if (desk.stale) retry()
  }, [desk.stale, retry])

  const differing = FIELDS.filter(field => (saved[field] ?? '') !== (desk.details[field] ?? ''))
  return (
    <VersionDialog
      open={desk.stale}
      title={title}
      detail={detail}
      differences={differing.map(field => ({
        label: closureFieldLabels[field],
        here: closureFieldValue(field, desk.details),
        saved: closureFieldValue(field, saved),
      }))}
      onKeepMine={() => {
        desk.adopt(newest, desk.details)
        void desk.save(newest)
      }}
      onTakeOther={() => desk.adopt(newest, saved)}
      onClose={desk.leaveStale}
    />
  )
}

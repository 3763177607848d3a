import { useEffect } from 'react'
import { useResource } from '#web/client/client-context.tsx'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { closureResource } from '../actions.ts'
import { detailsOf, noDetails } from '../rules.ts'
import { closureFieldLabels, closureFieldValue, closureProblems } from '../words.ts'
import type { ClosureDraft } from './use-closure.ts'

const FIELDS = Object.keys(closureFieldLabels) as (keyof typeof closureFieldLabels)[]

/** Another tab saved the closure since this one opened it. */
export function StaleDetails({ draft }: { draft: ClosureDraft }) {
  const { view, retry } = useResource(closureResource)
  const newest = view?.closure ?? null
  const saved = newest ? detailsOf(newest) : noDetails
  const { title, detail } = closureProblems['closure-changed']
  // What the other tab saved is read when the question comes up.
  useEffect(() => {
    if (draft.stale) retry()
  }, [draft.stale, retry])

  const differing = FIELDS.filter(field => (saved[field] ?? '') !== (draft.details[field] ?? ''))
  return (
    <VersionDialog
      open={draft.stale}
      title={title}
      detail={detail}
      differences={differing.map(field => ({
        label: closureFieldLabels[field],
        here: closureFieldValue(field, draft.details),
        saved: closureFieldValue(field, saved),
      }))}
      onKeepMine={() => {
        draft.adopt(newest, draft.details)
        void draft.save(newest)
      }}
      onTakeOther={() => draft.adopt(newest, saved)}
      onClose={draft.leaveStale}
    />
  )
}

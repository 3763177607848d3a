import type { VersionDifference } from '#resources/differences.ts'
import type { Fields } from '#resources/merge-fields.ts'
import { changedElsewhere } from '#resources/words.ts'
import type { DraftForm } from '#web/client/use-draft.ts'
import { lazyPart } from './lazy-part.tsx'

/** Asked once in a long while: its code comes when it is needed. */
const VersionDialog = lazyPart(async () => (await import('./version-dialog.tsx')).VersionDialog, { missing: 'note' })

interface DraftQuestionProps<Form extends Fields> {
  draft: DraftForm<Form>
  /** What differs, in words. */
  differences(here: Form, saved: Form): VersionDifference[]
}

/** Two people, or one in two tabs, typed something else into the same field: shows both, and the person says which stays. */
export function DraftQuestion<Form extends Fields>({ draft, differences }: DraftQuestionProps<Form>) {
  const { question, typed, saved } = draft
  if (!saved || !question.isOpen) return null
  return (
    <VersionDialog
      title={changedElsewhere.title}
      detail={changedElsewhere.detail}
      differences={differences(typed, saved)}
      onKeepMine={question.keepMine}
      onTakeOther={question.takeTheirs}
      onClose={question.decideLater}
    />
  )
}

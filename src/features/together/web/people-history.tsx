import { LOCALE } from '#domain/locale.ts'
import type { Change } from '../people-model.ts'
import { changeWords, peopleWords as words } from '../people-words.ts'

/** A quiet list: who, what and when. */
export function PeopleHistory({ changes }: { changes: readonly Change[] }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-[560] text-action-text">
        {words.history}
      </summary>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">{words.noHistory}</p>
      ) : (
        <ul className="grid max-h-80 gap-2 overflow-y-auto py-2 text-sm">
          {changes.map(change => (
            <li key={change.id}>
              {sentence(change)}
              <time dateTime={change.changed_at} className="block text-xs text-muted">
                {new Date(change.changed_at).toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function sentence({ name, is_you, what }: Change): string {
  const who = is_you ? changeWords.you : (name ?? changeWords.somebody)
  if (what === 'joined' || what === 'left' || what === 'removed') return changeWords[what](who)
  return changeWords.changed(who, changeWords.things[what] ?? changeWords.other)
}

import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import { addedAfter, type Saved } from '#resources/saved-list.ts'
import { SentLetter, StatementId } from './model.ts'

interface Statement<Figures> extends Saved {
  figures: Figures
  letter: SentLetter | null
}

interface Limits {
  most: number
  problems: Record<'too-many-statements' | 'no-statement' | 'received-before', Problem>
}

/** What is done with statements and the letters about them: of escrow, and of each month. */
export function statementActions<State extends { statements: Statement<unknown>[] }>(
  figures: z.ZodMiniType<State['statements'][number]['figures']>,
  { most, problems }: Limits,
) {
  /** The id is chosen by the page, so that a retry saves nothing twice. */
  const Input = z.strictObject({ id: StatementId, figures })
  const Letter = z.strictObject({ id: StatementId, letter: z.nullable(SentLetter) })
  const RemindLetter = z.strictObject({ id: StatementId, reminder_enabled: SentLetter.shape.reminder_enabled })
  const Remove = z.strictObject({ id: StatementId })

  const find = ({ statements }: State, id: string) => statements.find(each => each.id === id)

  function change(state: State, id: string, some: Partial<Statement<unknown>>): Outcome<State> {
    const statements = state.statements.map(each => (each.id === id ? { ...each, ...some } : each))
    return accepted({ ...state, statements })
  }

  function save(state: State, { id, figures }: z.infer<typeof Input>, { now }: ActionContext): Outcome<State> {
    if (find(state, id)) return change(state, id, { figures })
    if (state.statements.length >= most) return refused(problems['too-many-statements'])
    const added = { id, figures, letter: null, added_at: addedAfter(state.statements, now) }
    return accepted({ ...state, statements: [...state.statements, added] })
  }

  function sendLetter(state: State, { id, letter }: z.infer<typeof Letter>): Outcome<State> {
    if (!find(state, id)) return refused(problems['no-statement'])
    return isReceivedBeforeMailed(letter) ? refused(problems['received-before']) : change(state, id, { letter })
  }

  /** The switch alone: the letter's days may have been changed elsewhere meanwhile. */
  function remindLetter(state: State, { id, reminder_enabled }: z.infer<typeof RemindLetter>): Outcome<State> {
    const letter = find(state, id)?.letter
    return letter ? change(state, id, { letter: { ...letter, reminder_enabled } }) : refused(problems['no-statement'])
  }

  function remove(state: State, { id }: z.infer<typeof Remove>): Outcome<State> {
    return accepted({ ...state, statements: state.statements.filter(each => each.id !== id) })
  }

  const saved =
    (field: 'figures' | 'letter') =>
    (state: State, { id }: { id: string }) => {
      const known = find(state, id)
      return known ? { [field]: known[field] } : null
    }
  return {
    keep: { input: Input, apply: save, fields: saved('figures'), offline: 'queue' },
    letter: { input: Letter, apply: sendLetter, fields: saved('letter'), offline: 'queue' },
    'remind-letter': { input: RemindLetter, apply: remindLetter, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue' },
  } as const
}

export function isReceivedBeforeMailed(letter: SentLetter | null): boolean {
  return Boolean(letter?.received_on && letter.received_on < letter.mailed_on)
}

import * as z from 'zod/mini'
import { accepted } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { checklistFormWords as words } from './form-words.ts'
import { CHECKLIST_KEYS, ChecklistKey, Gathered } from './model.ts'

const Mark = z.object({ document: ChecklistKey, gathered: z.boolean(words.gathered) })

function inOrder(keys: Iterable<ChecklistKey>): Gathered {
  const there = new Set(keys)
  return { gathered: CHECKLIST_KEYS.filter(key => there.has(key)) }
}

export const checklistResource = defineResource({
  name: 'documents',
  perLoan: true,
  empty: (): Gathered => ({ gathered: [] }),
  view: state => state,
  actions: {
    mark: {
      input: Mark,
      apply(state: Gathered, { document: item, gathered }: z.infer<typeof Mark>) {
        const others = state.gathered.filter(key => key !== item)
        return accepted(inOrder(gathered ? [...others, item] : others))
      },
      offline: 'queue',
    },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestDocuments',
    stored: Gathered,
    fromStored: stored => inOrder(stored.gathered),
    toStored: state => (state.gathered.length > 0 ? state : undefined),
    merge: (account, guest) => accepted(inOrder([...account.gathered, ...guest.gathered])),
  },
})

import * as z from 'zod/mini'
import { accepted } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { documentFormWords as words } from './form-words.ts'
import { DOCUMENT_KEYS, DocumentKey, Gathered } from './model.ts'

const Mark = z.object({ document: DocumentKey, gathered: z.boolean(words.gathered) })

function inOrder(keys: Iterable<DocumentKey>): Gathered {
  const there = new Set(keys)
  return { gathered: DOCUMENT_KEYS.filter(key => there.has(key)) }
}

export const documentsResource = defineResource({
  name: 'documents',
  perLoan: true,
  empty: (): Gathered => ({ gathered: [] }),
  view: state => state,
  actions: {
    mark: {
      input: Mark,
      apply(state: Gathered, { document, gathered }: z.infer<typeof Mark>) {
        const others = state.gathered.filter(key => key !== document)
        return accepted(inOrder(gathered ? [...others, document] : others))
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

import { tabStorage } from '#web/storage/browser-storage.ts'

/** Stands in the tab's storage while a POST is on its way, so that it is still there if the page is left meanwhile. */
const KEY = 'posting'

/** The page before was left while it saved something: what this one came with may be older. */
export const wasLeftPosting = tabStorage.getItem(KEY) !== null
tabStorage.removeItem(KEY)

let inFlight = 0

export async function markPosting<Answer>(answer: Promise<Answer>): Promise<Answer> {
  inFlight += 1
  tabStorage.setItem(KEY, '')
  try {
    return await answer
  } finally {
    inFlight -= 1
    if (inFlight === 0) tabStorage.removeItem(KEY)
  }
}

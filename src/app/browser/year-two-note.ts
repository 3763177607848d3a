import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Beside the payments of other pages, after them; without it they are read all the same. */
export const YearTwoNote = lazyPart(async () => (await import('#features/escrow/web/year-two-note.tsx')).YearTwoNote, {
  missing: 'silent',
})

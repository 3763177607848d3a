import { lazyOverlay } from './lazy-overlay.tsx'
import type { SheetProps } from './open-sheet.tsx'

/** A panel from the side: the menu on a phone, the details of one thing. */
export const Sheet = lazyOverlay<SheetProps>(async () => (await import('./open-sheet.tsx')).OpenSheet)

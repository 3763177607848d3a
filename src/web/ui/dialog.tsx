import { lazyOverlay } from './lazy-overlay.tsx'
import type { DialogProps } from './open-dialog.tsx'

/** A question or a small form over the page. Focus goes in, stays in, and comes back when it closes. */
export const Dialog = lazyOverlay<DialogProps>(async () => (await import('./open-dialog.tsx')).OpenDialog)

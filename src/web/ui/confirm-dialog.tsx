import { lazyOverlay } from './lazy-overlay.tsx'
import type { ConfirmDialogProps } from './open-confirm-dialog.tsx'

/** Asks before something that cannot be taken back. Focus starts on the safe answer; a click outside is no answer. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  async () => (await import('./open-confirm-dialog.tsx')).OpenConfirmDialog,
)

import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const noConnectionWords: Translated<typeof english.noConnectionWords> = {
  offline: 'No hay conexión. Esta página necesita la red una vez.',
  serverAway: 'Keyturn no responde en este momento.',
  safeNote: 'Lo que guardó está a salvo. La página se abre sola en cuanto pueda.',
  tryAgain: 'Intentar de nuevo',
}

export const offlineWords: Translated<typeof english.offlineWords> = {
  title: 'No hay conexión',
  needsNetwork: 'Esta página necesita la red una vez. Después se abre sin ella.',
  tryAgain: 'Intentar de nuevo',
  openApp: 'Abrir la aplicación',
}

import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const feedbackPageWords: Translated<typeof english.feedbackPageWords> = {
  voiceMatters: 'Su opinión cuenta',
  pageHint: '¿Qué funciona, qué no, qué falta? Una persona lee cada mensaje.',
  whatAbout: '¿De qué se trata?',
  priority: '¿Qué tan importante es?',
  title: 'Título',
  description: 'Descripción',
  email: 'Correo electrónico',
  onlyIfWouldLike: 'Solo si quiere una respuesta.',
  sending: 'Enviando...',
  submitFeedback: 'Enviar comentario',
}

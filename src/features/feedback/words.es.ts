import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const feedbackProblems: Translated<typeof english.feedbackProblems> = {
  incomplete: 'Escriba un título y una descripción.',
  'type-missing': 'Elija de qué se trata su comentario.',
  'priority-missing': 'Elija qué tan importante es para usted.',
  'email-malformed': 'Escriba un correo electrónico como nombre@ejemplo.com, o déjelo en blanco.',
  'timestamp-malformed': 'Envíe la hora como fecha con horas y zona.',
}

export const feedbackToasts: Translated<typeof english.feedbackToasts> = {
  incomplete: { title: 'Falta un dato', description: feedbackProblems.incomplete, destructive: true },
  sent: { title: 'Comentario enviado', description: 'Gracias. Una persona lee cada mensaje.' },
  failed: problem => ({
    title: 'No se pudo enviar',
    description: problem.status === 429 ? problem.detail : 'Hubo un error al enviar su comentario. Inténtelo de nuevo.',
    destructive: true,
  }),
}

export const feedbackTypeLabels: Translated<typeof english.feedbackTypeLabels> = {
  suggestion: 'Sugerencia',
  problem: 'Algo no funciona',
  praise: 'Algo que me gusta',
  question: 'Pregunta',
  other: 'Otra cosa',
}

export const feedbackPriorityLabels: Translated<typeof english.feedbackPriorityLabels> = {
  low: 'Sería bueno',
  medium: 'Me importa',
  high: 'No me deja seguir',
}

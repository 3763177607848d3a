import type { Translated } from '#domain/translated.ts'
import type * as english from './answer-words.ts'

export const answerOptionWords: Translated<typeof english.answerOptionWords> = { yes: 'Sí', no: 'No' }

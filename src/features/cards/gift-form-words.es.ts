import type { Translated } from '#domain/translated.ts'
import type * as english from './gift-form-words.ts'

export const giftFormWords: Translated<typeof english.giftFormWords> = { country: 'Elija Estados Unidos o Canadá.' }

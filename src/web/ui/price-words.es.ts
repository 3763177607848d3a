import type { Translated } from '#domain/translated.ts'
import type * as english from './price-words.ts'

export const priceInputWords: Translated<typeof english.priceInputWords> = {
  meant: price => `¿Quiso decir ${price}? Escriba el monto completo.`,
}

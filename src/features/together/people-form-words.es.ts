import type { Translated } from '#domain/translated.ts'
import type * as english from './people-form-words.ts'

export const peopleFormWords: Translated<typeof english.peopleFormWords> = {
  email: 'Escriba una dirección de correo, como nombre@example.com.',
  role: 'Elija qué puede hacer esta persona.',
  unknown: 'Eso no se conoce aquí.',
  token: 'Este enlace no está completo. Ábralo otra vez desde el correo o el mensaje.',
}

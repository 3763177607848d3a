import type { Translated } from '#domain/translated.ts'
import type * as english from './sign-in-problem-words.ts'

export const signInProblems: Translated<typeof english.signInProblems> = {
  'first-name-missing': 'Escriba su nombre.',
  'last-name-missing': 'Escriba su apellido.',
  'email-missing': 'Escriba su correo electrónico.',
  'email-malformed': 'Escriba un correo electrónico como nombre@ejemplo.com.',
  'password-missing': 'Escriba su contraseña.',
  'password-short': 'Elija una contraseña de al menos 6 caracteres.',
  'code-missing': 'Escriba el código de su aplicación o un código de recuperación.',
}

import type { Translated } from '#domain/translated.ts'
import type * as english from './problem-words.ts'

export const togetherProblems: Translated<typeof english.togetherProblems> = {
  'same-name': {
    status: 400,
    code: 'same-name',
    title: 'Dos personas, un nombre',
    detail: 'Ponga nombres distintos a los dos, para que el registro los pueda distinguir.',
  },
  'loan-above-price': {
    status: 400,
    code: 'loan-above-price',
    title: 'El préstamo es mayor que el precio',
    detail: 'Escriba un préstamo que no pase del precio.',
  },
  'principal-above-payment': {
    status: 400,
    code: 'principal-above-payment',
    title: 'Más que el pago',
    detail: 'La parte que fue al préstamo no puede ser mayor que el pago.',
  },
  'too-many-entries': {
    status: 409,
    code: 'too-many-entries',
    title: 'El registro está lleno',
    detail: 'En el registro caben 600 apuntes. Junte varios pagos en uno.',
  },
}

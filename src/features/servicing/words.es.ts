import type * as english from './words.ts'

export const servicingProblems: typeof english.servicingProblems = {
  'too-many-statements': {
    status: 400,
    code: 'too-many-statements',
    title: 'Ya son bastantes estados de cuenta',
    detail: 'Se guardan diez años como máximo. Quite primero uno viejo.',
  },
  'no-statement': {
    status: 404,
    code: 'no-statement',
    title: 'Este estado de cuenta no está aquí',
    detail: 'Se quitó, quizá en otra pestaña. Agréguelo de nuevo.',
  },
  'received-before': {
    status: 400,
    code: 'received-before',
    title: 'Revise los días de su carta',
    detail: 'Habría llegado antes de enviarse.',
  },
  'payment-too-small': {
    status: 400,
    code: 'payment-too-small',
    title: 'Revise el pago',
    detail: 'Con este pago el préstamo nunca se acabaría. Escriba juntos el capital y los intereses, sin impuestos.',
  },
}

import type * as english from './words.ts'

export const escrowProblems: typeof english.escrowProblems = {
  'too-many-statements': {
    status: 400,
    code: 'too-many-statements',
    title: 'Ya son bastantes estados de cuenta',
    detail: 'Se guardan quince como máximo. Quite primero uno viejo.',
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
}

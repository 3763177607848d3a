import type * as english from './history-words.ts'

export const historyWords: typeof english.historyWords = {
  columns: { date: 'Fecha', payee: 'Beneficiario', notes: 'Notas', amount: 'Monto', id: 'Id' },
  kinds: {
    opening: 'Debía al empezar',
    payment: 'Pago',
    interest: 'Intereses',
    escrow: 'A la cuenta escrow',
    fees: 'Cargos',
  },
}

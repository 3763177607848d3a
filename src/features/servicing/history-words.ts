import type { HistoryWords } from '#domain/servicing/history-csv.ts'

export const historyWords: HistoryWords = {
  columns: { date: 'Date', payee: 'Payee', notes: 'Notes', amount: 'Amount', id: 'Id' },
  kinds: { opening: 'Owed at the start', payment: 'Payment', interest: 'Interest', escrow: 'To escrow', fees: 'Fees' },
}

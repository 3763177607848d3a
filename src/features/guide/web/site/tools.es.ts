import type { Translated } from '#domain/translated.ts'
import type * as english from './tools.ts'

/** By what each does; the tools below /dashboard still carry their English names. */
export const TOOLS: Translated<typeof english.TOOLS> = {
  papers: { name: 'Sus documentos del préstamo (Loan Papers)', path: '/dashboard/papers' },
  comparison: { name: 'Comparar prestamistas (Lending Comparison Tool)', path: '/dashboard/lending-comparison' },
  calculator: { name: 'Calculadora de hipoteca', path: '/mortgage-calculator' },
  application: { name: 'Su solicitud (Mortgage Application)', path: '/dashboard/application' },
  documents: { name: 'Documentos necesarios (Documents Required)', path: '/dashboard/documents' },
  timeline: { name: 'Calendario (Timeline Tracker)', path: '/dashboard/timeline' },
  breakdown: { name: 'Desglose del pago (Payment Breakdown)', path: '/dashboard/payment-breakdown' },
  scenarios: { name: 'Pagar antes (Mortgage Scenarios)', path: '/dashboard/mortgage-scenarios' },
  lenders: { name: 'Cartas de preaprobación (Get Pre-Approval Letters)', path: '/dashboard/lenders' },
  insurance: { name: 'Seguro de vivienda (Home Insurance)', path: '/dashboard/insurance' },
  'insurance-diary': {
    name: 'Diario del seguro hipotecario (Mortgage Insurance)',
    path: '/dashboard/insurance-diary',
  },
  'rate-lock': { name: 'Bloqueo de tasa (Rate Lock)', path: '/dashboard/rate-lock' },
  'wire-safety': { name: 'Transferencia segura (Wire Safety)', path: '/dashboard/wire-safety' },
  news: { name: 'Noticias hipotecarias (Mortgage News)', path: '/dashboard/news' },
  closure: { name: 'Cierre del préstamo (Loan closure)', path: '/dashboard/closure' },
}

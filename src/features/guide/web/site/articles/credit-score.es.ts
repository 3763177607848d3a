import { monthlyPayment } from '#domain/amortization.ts'
import type { CreditScoreRange } from '#domain/borrower.ts'
import { formatDay } from '#domain/day-words.es.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { BASE_RATE_DAY, estimateRate } from '#domain/rate-estimate.ts'
import type { Article } from '../article.ts'

const principal = 400_000
const rate = (credit_score_range: CreditScoreRange) =>
  estimateRate({ credit_score_range, loan_amount: principal, property_value: 500_000 }).rate
const payment = (range: CreditScoreRange) =>
  formatMoney(monthlyPayment({ principal, annual_rate: rate(range), months: 360 }))
const row = (label: string, range: CreditScoreRange) => [label, formatRate(rate(range)), payment(range)]

export const creditScore: Article = {
  title: 'Cómo cambia su tasa con su puntaje crediticio',
  summary:
    'Un mejor puntaje puede ahorrarle cientos de dólares al mes. Qué cuenta y qué hacer en los próximos 90 días.',
  blocks: [
    'Su [[puntaje crediticio|credit-score]] (credit score) le dice al prestamista cómo ha pagado sus deudas hasta hoy. Es el camino más rápido a una mejor tasa, y mejorarlo es gratis.',
    {
      table: {
        caption: `Estimación de Keyturn para ${formatMoney(principal)} con 20% de pago inicial (down payment), 30 años fijos. Parte de nuestra propia tasa base del ${formatDay(BASE_RATE_DAY)}.`,
        head: ['Puntaje', 'Tasa estimada', 'Pago mensual'],
        rows: [
          row('740 o más', 'excellent_740_plus'),
          row('670 a 739', 'good_670_739'),
          row('580 a 669', 'fair_580_669'),
          row('Menos de 580', 'poor_below_580'),
        ],
      },
    },
    'Son estimaciones para mostrar el tamaño de la diferencia. La oferta de un prestamista será distinta. Pero el patrón se mantiene: cada escalón hacia abajo cuesta dinero de verdad, cada mes, mientras tenga el préstamo.',
    { heading: 'Qué mueve el puntaje' },
    {
      list: [
        '**Pagar a tiempo.** Nada cuenta más. Un solo pago atrasado puede deshacer meses de cuidado.',
        '**Cuánto usa de sus límites.** Una tarjeta casi llena le perjudica, aunque la pague completa cada mes.',
        '**Cuánto tiempo lleva con crédito.** Deje abiertas las tarjetas viejas.',
        '**Crédito nuevo.** Cada cuenta nueva hace ver su crédito un poco más riesgoso por un tiempo.',
      ],
    },
    { heading: 'Un plan para los próximos 90 días' },
    {
      steps: [
        'Pida sus informes de crédito (credit reports) gratis y léalos línea por línea. Reclame por escrito lo que esté mal.',
        'Baje primero el saldo de las tarjetas, empezando por la más llena.',
        'Ponga todas las cuentas en pago automático, para que nada se atrase.',
        'No abra ni cierre ninguna cuenta hasta tener las llaves. Es decir: nada de auto nuevo ni tarjeta de tienda.',
      ],
    },
    'Mirar su propio crédito es una [[consulta blanda|soft-inquiry]] (soft inquiry). Nunca baja su puntaje, así que revise cuantas veces quiera.',
    { heading: 'Si su puntaje es bajo' },
    'Todavía puede comprar. Como mínimo usual en 2026, la mayoría de los prestamistas piden 620 para un préstamo convencional (conventional loan). El sistema de Fannie Mae quitó ese mínimo en noviembre de 2025, así que algunos aceptan menos. FHA pide 580 con 3.5% de pago inicial, o 500 con 10%. Compare el costo de comprar ahora con el de esperar medio año por una mejor tasa.',
  ],
  tool: {
    id: 'application',
    why: 'Elija su rango de puntaje y vea la tasa que esperaríamos para usted, con cada paso explicado.',
  },
  sources: ['rate-estimate', 'minimums', 'credit-floor', 'computed'],
}

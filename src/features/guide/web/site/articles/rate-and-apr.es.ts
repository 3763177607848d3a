import { monthlyPayment } from '#domain/amortization.ts'
import { trueApr } from '#domain/apr.ts'
import { formatApr, formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan_amount = 400_000
const low = { annual_rate: 6.375, total_fees: 19_800 }
const high = { annual_rate: 6.5, total_fees: 6935 }
const apr = (offer: typeof low) => formatApr(trueApr({ loan_amount, mortgage_type: '30_year_fixed', ...offer }))
const payment = (offer: typeof low) =>
  monthlyPayment({ principal: loan_amount, annual_rate: offer.annual_rate, months: 360 })
const saved = payment(high) - payment(low)
const extraFees = low.total_fees - high.total_fees
const yearsToEven = Math.round(extraFees / saved / 12)

export const rateAndApr: Article = {
  title: 'La tasa y la APR: dos números, dos funciones',
  summary: 'La tasa fija su pago. La APR dice cuánto cuesta el préstamo con sus cargos. Por qué necesita las dos.',
  blocks: [
    'Cada oferta muestra dos porcentajes. Se parecen, y contestan preguntas distintas.',
    {
      list: [
        'La **[[tasa de interés|interest-rate]]** (interest rate) contesta: ¿cuánto voy a pagar cada mes?',
        'La **[[tasa porcentual anual|apr]]** (APR) contesta: ¿cuánto me cuesta este préstamo, con los cargos incluidos?',
      ],
    },
    'La APR es la tasa más los cargos, repartidos en la vida del préstamo. En un préstamo fijo es por lo menos tan alta como la tasa, y una diferencia grande significa cargos altos o seguro hipotecario (mortgage insurance). La APR de algunas hipotecas ajustables (ARM) es más baja que su primera tasa.',
    { heading: 'Cómo la tasa más baja puede costar más' },
    `Aquí hay dos ofertas inventadas para ${formatMoney(loan_amount)} a 30 años.`,
    {
      table: {
        caption: 'La oferta con la tasa más baja tiene la APR más alta.',
        head: ['Oferta', 'Tasa', 'Cargos', 'APR'],
        rows: [
          ['A', '6.375%', formatMoney(low.total_fees), apr(low)],
          ['B', '6.5%', formatMoney(high.total_fees), apr(high)],
        ],
      },
    },
    `La oferta A parece mejor, y sí ahorra ${formatMoney(saved)} al mes. Pero cuesta ${formatMoney(extraFees)} más el primer día. A ese paso tarda unos ${yearsToEven} años en recuperar el dinero. Es más de lo que dura el préstamo.`,
    { heading: 'Lo que la APR deja fuera' },
    'La APR oficial cuenta lo que cobra el prestamista y algunos otros costos, como los puntos y el seguro hipotecario. No los cuenta todos: la tasación (appraisal) y el trabajo de títulos a menudo quedan fuera. Además, dos prestamistas pueden clasificar un cargo de forma distinta.',
    'La **APR real** de Keyturn toma cada cargo que usted escribe. Por eso puede ser un poco más alta que la de su formulario. No incluye el seguro hipotecario; si lo hay, ve también la APR con él. Use los mismos cargos para cada prestamista y la comparación es justa.',
    { heading: 'Cuándo mirar cuál' },
    {
      list: [
        '¿Se queda muchos años? Deje que mande la APR.',
        '¿Vende o refinancia en pocos años? Los cargos bajos importan más que una tasa baja.',
        '¿Piensa en una ARM? Su APR se apoya en una suposición sobre las tasas futuras. Lea primero [fija o ajustable](/mortgage-guide/fixed-or-adjustable).',
        '¿El presupuesto está justo? Mire primero el pago y después la APR.',
      ],
    },
    'Pida los dos números el mismo día y para el mismo préstamo. Las tasas se mueven a diario, y una cotización vieja dice poco.',
  ],
  tool: { id: 'comparison', why: 'Escriba la tasa y los cargos de cada prestamista y vea la APR real lado a lado.' },
  sources: ['computed', 'apr-rule'],
}

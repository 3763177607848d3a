import { formatMoney, formatPercent } from '#domain/figures.ts'
import { debtToIncome } from '#domain/ratios.ts'
import type { Article } from '../article.ts'

const annual_income = 96_000
const debts = [
  ['Préstamo del auto', 380],
  ['Préstamo estudiantil', 240],
  ['Pagos mínimos de tarjetas', 60],
] as const
const today = debts.reduce((sum, [, amount]) => sum + amount, 0)
const housing = 2300
const withHome = today + housing

export const debtToIncomeArticle: Article = {
  title: 'Cuánto puede sostener su ingreso',
  summary: 'Los prestamistas comparan sus deudas con su ingreso. Calcule su propia relación antes que ellos.',
  blocks: [
    'Antes de preguntar cuánto quiere gastar, el prestamista pregunta cuánto puede sostener. La respuesta es su [[relación deuda-ingreso|debt-to-income]] (debt-to-income ratio, DTI). Es la parte de su ingreso mensual, antes de impuestos, que se va en deudas.',
    { heading: 'Calcúlela en un minuto' },
    `Sume lo que tiene que pagar cada mes. Cuente los préstamos, el pago mínimo de cada tarjeta, la manutención de los hijos y la del excónyuge. Deje fuera la comida, los servicios, el teléfono y la gasolina. Luego divida entre la doceava parte de su ingreso anual antes de impuestos.`,
    {
      table: {
        caption: `Un ejemplo con ${formatMoney(annual_income)} al año, que son ${formatMoney(annual_income / 12)} al mes.`,
        head: ['Cada mes', 'Monto'],
        rows: [
          ...debts.map(([name, amount]) => [name, formatMoney(amount)]),
          ['Deudas hoy', `${formatMoney(today)} (${formatPercent(debtToIncome(today, annual_income))})`],
          ['Vivienda nueva: préstamo, impuestos, seguro', formatMoney(housing)],
          ['Con la vivienda', `${formatMoney(withHome)} (${formatPercent(debtToIncome(withHome, annual_income))})`],
        ],
      },
    },
    { heading: '¿Cuál es un buen número?' },
    'Ya no hay un límite federal. Muchos prestamistas paran en 43% con la vivienda incluida; algunos, en 50%. FHA puede llegar a cerca de 57%, y la VA no pone tope. Más bajo siempre es mejor. En la estimación de tasas de Keyturn, una DTI menor de 28% baja un poco su tasa. Por encima de 43%, cada punto más la sube.',
    { heading: 'Cómo bajarla' },
    {
      steps: [
        '**Termine de pagar un préstamo pequeño.** Un auto al que le faltan cinco pagos puede contar completo. Cuando se acaba, se acaba también el pago.',
        '**Baje el saldo de las tarjetas.** El pago mínimo baja con él.',
        '**Deje para después las deudas nuevas.** Un auto nuevo le puede costar la casa.',
        '**Dé un pago inicial (down payment) más grande.** Un préstamo menor significa un pago menor.',
        '**Cuente todo ingreso que pueda probar.** Dos años de un segundo trabajo en sus declaraciones de impuestos pueden ayudar. El efectivo que no está en ellas, no.',
      ],
    },
    { heading: 'Su propio límite va primero' },
    'Lo máximo que le presten no es lo que debería pedir. Los prestamistas no ven la guardería, los viajes ni el techo viejo. Haga una prueba: durante tres meses, viva como si ya tuviera el pago nuevo. Ponga la diferencia en sus ahorros. Si le cuesta, busque un precio más bajo. Si no, hizo crecer su pago inicial.',
  ],
  tool: {
    id: 'breakdown',
    why: 'Vea cuánto cuesta una vivienda cada mes con impuestos, seguro, cuotas y PMI, no solo el préstamo.',
  },
  sources: ['rate-estimate'],
}

import { monthlyPayment } from '#domain/amortization.ts'
import { formatMoney, formatPercent } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const price = 400_000
const down = (percent: number) => {
  const principal = price * (1 - percent / 100)
  return [
    formatPercent(percent),
    formatMoney(price - principal),
    formatMoney(monthlyPayment({ principal, annual_rate: 6.5, months: 360 })),
    percent < 20 ? 'Por lo general, sí' : 'No',
  ]
}

export const downPayment: Article = {
  title: 'Cuánto dar de pago inicial',
  summary: 'El veinte por ciento no es una regla. Qué cambia en su pago y en sus ahorros si pone más o menos.',
  blocks: [
    'El [[pago inicial|down-payment]] (down payment) es la parte del precio que paga usted. Mucha gente cree que tiene que ser 20%. No es así.',
    'Como mínimo usual en 2026, un préstamo convencional (conventional loan) empieza en 3% para la primera vivienda o con un ingreso modesto; si no, en 5%. Un préstamo FHA empieza en 3.5%. Los préstamos VA y USDA no piden nada. Una segunda vivienda o una de alquiler pide más: a menudo de 10% a 25%. Entonces, ¿por qué poner más? Porque abarata todo lo que viene después.',
    {
      table: {
        caption: `Una vivienda de ${formatMoney(price)} al 6.5%, convencional, 30 años. Los impuestos y el seguro van aparte.`,
        head: ['Pago inicial', 'Efectivo', 'Capital (principal) e intereses', 'PMI'],
        rows: [3, 5, 10, 20].map(down),
      },
    },
    { heading: 'Qué compra un pago inicial más grande' },
    {
      list: [
        'Un préstamo y un pago más pequeños, mientras tenga el préstamo.',
        'Ningún seguro hipotecario privado ([[PMI|pmi]]) desde 20% en un préstamo convencional.',
        'A menudo, una mejor tasa. En nuestra estimación la tasa es más alta cuando el préstamo pasa del 80% del valor, y más baja cuando está por debajo del 60%.',
        'Un respaldo: si los precios bajan, es menos probable que deba más de lo que vale la vivienda.',
      ],
    },
    { heading: 'Qué dejar en el banco' },
    'No vacíe su cuenta para el pago inicial. También necesita dinero para los [[costos de cierre|closing-costs]] (closing costs), la mudanza y lo primero que se rompa. A muchos prestamistas les gusta ver que le quedan unos meses de pagos.',
    'Si juntar el 20% le tomaría años, comprar antes con PMI puede ser mejor negocio. El PMI se acaba. El alquiler, no. Haga las dos cuentas antes de decidir.',
    { heading: 'De dónde puede venir el dinero' },
    {
      list: [
        'Sus ahorros. Los prestamistas quieren ver dos o tres meses de estados de cuenta y preguntan por los depósitos grandes.',
        'Un regalo de la familia, con una [[carta de regalo|gift-letter]] (gift letter).',
        'Programas de ayuda de su estado, su ciudad o su empleador. Pregunte a cada prestamista con cuáles trabaja.',
        'Dinero de vender acciones o un auto. Guarde los papeles de la venta.',
      ],
    },
    'No lo pida prestado a una tarjeta. El prestamista lo va a ver, y sube su [relación deuda-ingreso](/mortgage-guide/debt-to-income).',
  ],
  tool: { id: 'calculator', why: 'Pruebe varios pagos iniciales y vea cómo cambian el pago y los intereses.' },
  sources: ['minimums', 'other-homes', 'computed', 'rate-estimate'],
}

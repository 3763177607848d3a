import { monthlyPayment } from '#domain/amortization.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const principal = 400_000
const cost = principal / 100
const without = monthlyPayment({ principal, annual_rate: 6.75, months: 360 })
const withPoint = monthlyPayment({ principal, annual_rate: 6.5, months: 360 })
const saved = without - withPoint
const monthsToEven = Math.ceil(cost / saved)

export const pointsAndRateLocks: Article = {
  title: 'Puntos, créditos del prestamista y bloqueo de tasa',
  summary:
    'Puede pagar por una tasa más baja, recibir dinero por una más alta, y congelarla. Cuándo conviene cada cosa.',
  blocks: [
    'La tasa que le ofrecen no es un solo número. Es una fila de una lista. Usted puede moverse por esa lista.',
    { heading: 'Puntos: pague ahora, ahorre después' },
    `Un [[punto|points]] (point) cuesta el 1% del préstamo y baja la tasa. Cuánto la baja depende del prestamista. Digamos que un punto sobre ${formatMoney(principal)} baja su tasa de 6.75% a 6.5%. Paga ${formatMoney(cost)} en el cierre (closing) y ahorra ${formatMoney(saved)} al mes. Tarda ${formatMonths(monthsToEven)} en recuperar su dinero. Después sale ganando.`,
    'Así que la pregunta es cuánto tiempo va a tener el préstamo. Si quizás venda o [[refinancie|refinance]] (refinance) antes de ese día, no compre puntos. Si sus ahorros son pocos, tampoco. El efectivo en la mano vale más el primer año que un pago apenas más bajo.',
    { heading: 'Créditos del prestamista (lender credits): al revés' },
    'Un [[crédito del prestamista|lender-credit]] (lender credit) es un punto al revés. El prestamista paga una parte de sus costos de cierre (closing costs), y usted acepta una tasa más alta. Ayuda si le falta efectivo o no se va a quedar mucho. A lo largo de muchos años cuesta más.',
    { heading: 'Compare sin nada de eso' },
    'Pida primero a cada prestamista una cotización sin puntos y sin créditos. Si no, una parece barata solo porque usted ya la pagó.',
    { heading: 'Bloqueo de tasa (rate lock)' },
    'Las tasas se mueven todos los días. Un [[bloqueo de tasa|rate-lock]] (rate lock) mantiene la suya mientras se hace el préstamo, a menudo de 30 a 60 días. Tres cosas que preguntar:',
    {
      steps: [
        '**¿Cuánto dura el bloqueo?** Su contrato dice cuándo cierra. Sume una semana por si acaso.',
        '**¿Cuánto cuesta más tiempo?** Si el atraso es culpa del prestamista, ¿quién paga?',
        '**¿Puede bajar (float-down)?** Algunos bloqueos le dejan tomar una tasa más baja si las tasas caen. Suele costar más.',
      ],
    },
    'Bloquee cuando tenga un contrato firmado y un pago con el que pueda vivir. Nadie sabe a dónde van las tasas la semana que viene. Las reuniones de la Reserva Federal (Fed) pueden sacudirlas, pero la Fed no fija las tasas hipotecarias. Los mercados a menudo se mueven antes de que hable.',
    'Pida el bloqueo por escrito, con la tasa, los puntos y el último día. También está arriba en su Estimación de Préstamo (Loan Estimate).',
  ],
  tool: { id: 'rate-lock', why: 'Escriba su bloqueo y vea cuántos días le sobran hasta el cierre.' },
  sources: ['computed', 'fed'],
}

import { loanTotals } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, months: 360 }
const low = loanTotals({ ...loan, annual_rate: 6.5 })
const high = loanTotals({ ...loan, annual_rate: 6.75 })

export const compareLenders: Article = {
  title: 'Cómo comparar prestamistas sin perderse',
  summary: 'Pida el mismo préstamo a entre tres y siete prestamistas el mismo día, y deje que decida un solo número.',
  blocks: [
    'Los prestamistas cobran precios distintos por el mismo préstamo. No ven sus otras ofertas, y nadie le va a decir que podría conseguir algo mejor. Se entera preguntando.',
    `Un cuarto de punto suena a poco. Con ${formatMoney(loan.principal)} a 30 años, 6.75% en lugar de 6.5% cuesta ${formatMoney(high.payment - low.payment)} más cada mes y ${formatMoney(high.total_interest - low.total_interest)} más en total. Unas pocas llamadas pueden ahorrar eso.`,
    { heading: 'A cuántos preguntar' },
    'Tres es un buen comienzo. Siete bastan. Mezcle los tipos: un banco que conozca, una cooperativa de crédito (credit union), un prestamista en línea y un corredor (broker). Un corredor busca por usted entre muchos prestamistas y le paga usted o el prestamista, nunca los dos.',
    { heading: 'Pida lo mismo' },
    'Una oferta solo dice algo si las otras contestan la misma pregunta. Dé a cada prestamista lo mismo:',
    {
      list: [
        'monto del préstamo y pago inicial (down payment),',
        'tipo de préstamo y número de años,',
        'número de [[puntos|points]] (points); al principio, mejor ninguno,',
        'duración del [[bloqueo de tasa|rate-lock]] (rate lock),',
        'día. Las tasas se mueven, así que pregunte a todos en uno o dos días.',
      ],
    },
    'Luego pida a cada uno una [[Estimación de Préstamo|loan-estimate]] (Loan Estimate). Es un formulario estándar: el mismo número está siempre en el mismo lugar.',
    { heading: 'Qué mirar, en orden' },
    {
      steps: [
        '**APR real.** Pone la tasa y todos los cargos en un solo número.',
        '**Cargos del prestamista.** La sección A de la página 2. Solo los cobra este prestamista, así que puede pedir una rebaja.',
        '**Dinero en efectivo para el cierre (cash to close).** ¿Lo puede llevar?',
        '**Costo en cinco años.** Está en la página 3, bajo “En 5 años” (In 5 years).',
        '**La gente.** ¿Contestaron con claridad y a tiempo? Los va a necesitar en un día malo.',
      ],
    },
    { heading: 'Después pida más' },
    'Muestre la mejor oferta al prestamista que más le guste y pregunte si puede igualarla (“Can you match this?”). Es normal, y a menudo funciona. Los prestamistas pueden bajar sus propios cargos o darle un [[crédito del prestamista|lender-credit]] (lender credit).',
    'Pregunte a cada uno cuándo tendrá su respuesta. No se deje apurar por nadie. Una buena oferta seguirá siendo buena después de consultarla con la almohada.',
  ],
  tool: {
    id: 'comparison',
    why: 'Ponga las ofertas lado a lado. Cada una recibe su APR real y lo que cuesta en total.',
  },
  sources: ['computed'],
}

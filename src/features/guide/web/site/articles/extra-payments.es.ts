import { amortize } from '#domain/amortization.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, annual_rate: 6.5, months: 360 }
const plain = amortize(loan)
const row = (extra_monthly: number) => {
  const { months, total_interest } = amortize({ ...loan, extra_monthly })
  return [formatMoney(extra_monthly), formatMonths(months), formatMoney(plain.total_interest - total_interest)]
}

export const extraPayments: Article = {
  title: 'Qué hacen los pagos adicionales',
  summary: 'Un poco más cada mes puede quitarle años al préstamo. Cómo funciona y cuándo conviene esperar.',
  blocks: [
    'Cada dólar que paga además del pago normal va directo al [[capital|principal]] (principal). Desde ese momento ya no gana intereses para el prestamista. Es como un ahorro que le paga su propia tasa.',
    {
      table: {
        caption: `${formatMoney(loan.principal)} al 6.5% por 30 años. Intereses sin pagos adicionales: ${formatMoney(plain.total_interest)}`,
        head: ['Adicional cada mes', 'Pagado después de', 'Intereses ahorrados'],
        rows: [100, 250, 500].map(row),
      },
    },
    { heading: 'Por qué cuenta más al principio' },
    'En los primeros años la mayor parte de cada pago son intereses, porque debe mucho. Un dólar pagado en el año 1 ahorra intereses durante 29 años. Un dólar pagado en el año 25 los ahorra durante cinco. Así que un poco ahora vale más que mucho después.',
    { heading: 'Formas fáciles de hacerlo' },
    {
      list: [
        '**Redondee hacia arriba.** Si el pago es de $2,528, pague $2,600.',
        '**Pague una doceava parte más.** Eso es un pago entero adicional al año.',
        '**Use el dinero inesperado.** Un reembolso de impuestos o un bono, una vez al año.',
        '**Mantenga el pago de antes.** Si refinancia a uno más bajo, siga pagando el más alto.',
      ],
    },
    { heading: 'Hágalo bien' },
    {
      steps: [
        'Marque el dinero “para el capital” (for principal). Si no, el administrador hipotecario (servicer) puede guardarlo para el mes siguiente.',
        'Revise en su próximo estado de cuenta que el saldo bajó.',
        'Asegúrese de que no haya multa por pago anticipado (prepayment penalty). Se lo dice la página 1 de su [Estimación de Préstamo](/mortgage-guide/loan-estimate) (Loan Estimate).',
        'No pague a una compañía para que haga esto por usted. Es gratis.',
      ],
    },
    { heading: 'Cuándo esperar' },
    'Otros usos del dinero pueden ir primero:',
    {
      list: [
        'ahorros para unos meses de gastos,',
        'tarjetas y préstamos con una tasa más alta que su hipoteca,',
        'un plan de retiro al que su empleador aporta dinero.',
      ],
    },
    'El dinero que está en la casa es difícil de sacar. Un pago adicional tampoco le deja saltarse el siguiente. La cuenta llega cada mes hasta que se acaba el préstamo.',
    'Un préstamo de 30 años con pagos adicionales le da casi toda la ventaja de uno de 15, y puede parar cuando la vida se pone difícil. El de 15 años tiene una tasa más baja, pero no deja pagar menos.',
  ],
  tool: {
    id: 'calculator',
    why: 'Escriba su préstamo y un monto adicional y vea los años y los intereses que ahorra.',
  },
  sources: ['computed'],
}

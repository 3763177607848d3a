import { monthlyPayment } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import { ARM_ADJUSTMENT_POINTS, mortgagePayments } from '#domain/mortgage-type.ts'
import type { Article } from '../article.ts'

const principal = 400_000
const thirty = monthlyPayment({ principal, annual_rate: 6.5, months: 360 })
const fifteen = monthlyPayment({ principal, annual_rate: 5.75, months: 180 })
const [before, after] = mortgagePayments(principal, 6, '5_1_arm')

export const fixedOrAdjustable: Article = {
  title: 'Fija o ajustable: qué tasa le conviene',
  summary: 'Una tasa fija da calma. Una ajustable empieza más baja y puede subir. Cómo saber cuál va con sus planes.',
  blocks: [
    'Hay dos clases de tasa. Una **[[tasa fija|fixed-rate]]** (fixed rate) es igual desde el primer pago hasta el último. Una **[[tasa ajustable|adjustable-rate]]** (adjustable rate) es igual durante unos años y luego puede subir o bajar.',
    { heading: 'Fija: usted sabe lo que va a pagar' },
    `Con una tasa fija, el capital y los intereses nunca cambian. Si las tasas suben, la suya no. Si bajan mucho, puede [[refinanciar|refinance]] (refinance). Digamos que pide ${formatMoney(principal)}. Al 6.5% por 30 años, el pago es de ${formatMoney(thirty)}. Al 5.75% por 15 años, es de ${formatMoney(fifteen)}. El préstamo más corto cuesta más cada mes y mucho menos en total.`,
    'Los impuestos y el seguro todavía pueden subir, y son parte de lo que paga cada mes. Solo el capital y los intereses son fijos.',
    { heading: 'Ajustable: más baja hoy, incierta después' },
    'El nombre dice cómo funciona. Una ARM 5/1 mantiene su primera tasa cinco años y luego cambia una vez al año. Una 7/1 espera siete años; una 10/1, diez. La mayoría de las nuevas se llaman 5/6, 7/6 o 10/6 y cambian cada seis meses. La tasa nueva sigue a una tasa del mercado más un margen, y unos topes (caps) limitan cuánto puede moverse.',
    `Keyturn calcula con cautela: después de los primeros años contamos la tasa ${ARM_ADJUSTMENT_POINTS} puntos más alta. Con ${formatMoney(principal)} al 6%, una ARM 5/1 empezaría en ${formatMoney(before?.amount)} al mes y llegaría a ${formatMoney(after?.amount)}. Puede resultar mejor o peor. Pregúntese si podría pagar eso.`,
    { heading: 'Tres preguntas que deciden' },
    {
      steps: [
        '**¿Cuánto tiempo se va a quedar?** Si sabe que va a vender en menos de cinco años, una ARM puede ahorrarle dinero. Los planes cambian: conteste con sinceridad.',
        '**¿Podría con el pago más alto?** Si le quitaría el sueño, tome la tasa fija.',
        '**¿Qué tan grande es la diferencia?** Si la ARM empieza apenas más baja, el riesgo no vale la pena.',
      ],
    },
    'A quienes compran por primera vez casi siempre les va bien con un préstamo fijo de 30 años. Deja margen en el presupuesto, y en los meses buenos puede pagar de más.',
    {
      note: 'La primera página de una [Estimación de Préstamo](/mortgage-guide/loan-estimate) (Loan Estimate) dice si la tasa puede subir, cuándo, y hasta dónde podría llegar el pago.',
    },
  ],
  tool: {
    id: 'comparison',
    why: 'Ponga un préstamo fijo junto a una ARM y vea la APR real de los dos, con la tasa posterior más alta ya contada.',
  },
  sources: ['six-month-arms', 'computed', 'rate-estimate'],
}

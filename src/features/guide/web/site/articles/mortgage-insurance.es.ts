import { formatMoney, formatMonths } from '#domain/figures.ts'
import { pmiEnd } from '#domain/pmi.ts'
import type { Article } from '../article.ts'

const value = 400_000
const loan = { principal: 360_000, annual_rate: 6.5, months: 360 }
const { on_request = 0, automatic = 0 } = pmiEnd({ ...loan, original_value: value }) ?? {}

export const mortgageInsurance: Article = {
  title: 'El seguro hipotecario, y cómo dejar de pagarlo',
  summary: 'Protege al prestamista, y lo paga usted. Conozca los tres días en que el PMI puede terminar.',
  blocks: [
    'El seguro hipotecario (mortgage insurance) le paga al prestamista si usted no puede. A usted no le protege. Lo paga porque le permite comprar con menos dinero al principio.',
    { heading: 'PMI en préstamos convencionales' },
    'Si da menos de 20% de pago inicial (down payment), el prestamista por lo general pedirá [[seguro hipotecario privado|pmi]] (private mortgage insurance, PMI). El precio depende de su puntaje, su pago inicial y el préstamo. Se suma al pago mensual.',
    'La ley federal dice cuándo debe terminar. Para préstamos convencionales sobre su propia vivienda hay tres días que conviene conocer:',
    {
      steps: [
        '**Al 80%, si lo pide.** Cuando deba el 80% del valor original, escriba a su [[administrador hipotecario|servicer]] (servicer) y pídalo. Necesita un buen historial de pagos, una vivienda que no haya perdido valor y ningún segundo préstamo sobre ella.',
        '**Al 78%, sin pedirlo.** Cuando según el plan deba el 78%, tiene que terminar, si está al día.',
        '**A la mitad del plazo, a más tardar.** A la mitad del préstamo termina, si está al día. Con 30 años, es después del año 15.',
      ],
    },
    'El valor original es el precio que pagó o la primera tasación (appraisal), lo que sea menor.',
    { heading: '¿Cuánto tiempo es eso?' },
    `Tome como ejemplo una vivienda de ${formatMoney(value)} con 10% de pago inicial, al 6.5% por 30 años. Llega al 80% después de ${formatMonths(on_request)} y al 78% después de ${formatMonths(automatic)}. Así que pedirlo antes vale ${formatMonths(automatic - on_request)} de PMI. Los pagos adicionales acercan aún más el primer día.`,
    '¿Su vivienda subió de valor? Algunos prestamistas dejan que el PMI termine antes con una tasación nueva. Pregunte qué pediría el suyo.',
    { heading: 'FHA funciona distinto' },
    'La ley de arriba no cubre los préstamos FHA. Tienen un cargo de 1.75% por adelantado en 2026 y otro anual, y con menos de 10% de pago inicial el anual dura lo que el préstamo. Con 10% termina a los once años. Mucha gente [[refinancia|refinance]] (refinance) a un préstamo convencional (conventional loan) cuando debe menos del 80%.',
    { heading: 'VA y USDA' },
    'Los préstamos VA no tienen seguro mensual, solo un cargo de financiamiento (funding fee) al comienzo. Los USDA cuestan 1% por adelantado y 0.35% al año en 2026.',
    { heading: '¿Vale la pena?' },
    'No le tema al PMI más que a esperar. Si le permite comprar años antes, puede ser dinero bien gastado. Pero ponga hoy la fecha del 80% en su calendario. Su administrador debe escribirle sobre eso una vez al año; poca gente lee esa carta.',
  ],
  tool: {
    id: 'insurance-diary',
    why: 'Vea el día en que puede pedirlo, el día en que debe terminar y la carta que lo pide.',
  },
  sources: ['pmi', 'upfront-fees', 'fha-end', 'computed'],
}

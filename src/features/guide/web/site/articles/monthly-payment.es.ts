import { monthlyPayment as levelPayment, paymentSplit } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, annual_rate: 7.5, months: 360 }
const principalAndInterest = levelPayment(loan)
const first = paymentSplit({ ...loan, month: 1 })
const tax = 8000 / 12
const insurance = 2400 / 12
const pmi = 200
const hoa = 150
const whole = principalAndInterest + tax + insurance + pmi + hoa

export const monthlyPaymentArticle: Article = {
  title: 'Qué hay dentro de un pago mensual',
  summary: 'Hasta seis cosas comparten un solo pago. Solo dos de ellas pagan el préstamo.',
  blocks: [
    'La gente pregunta cuánto será la hipoteca y oye un número. Luego llega la primera cuenta, y es más alta. La razón: el préstamo es solo una parte.',
    {
      table: {
        caption: `Un ejemplo: ${formatMoney(loan.principal)} al 7.5% por 30 años, primer mes`,
        head: ['Parte', 'Cada mes'],
        rows: [
          ['Capital (principal)', formatMoney(first.principal)],
          ['Intereses (interest)', formatMoney(first.interest)],
          ['Impuestos sobre la propiedad ($8,000 al año)', formatMoney(tax)],
          ['Seguro de vivienda (homeowners insurance), $2,400 al año', formatMoney(insurance)],
          ['PMI', formatMoney(pmi)],
          ['Cuota de la asociación (HOA dues)', formatMoney(hoa)],
          ['Total', formatMoney(whole)],
        ],
      },
    },
    { heading: 'El préstamo mismo' },
    `El **[[capital|principal]]** y los **intereses** juntos son ${formatMoney(principalAndInterest)}. Con una tasa fija esa suma nunca cambia. Lo que cambia es el reparto: cada mes va un poco más al capital.`,
    { heading: 'Impuestos y seguro' },
    'Los impuestos sobre la propiedad (property taxes) van a su condado o ciudad. El [[seguro de vivienda|homeowners-insurance]] (homeowners insurance) protege la casa. La mayoría de los prestamistas cobran una doceava parte de cada uno con cada pago. La guardan en una [[cuenta escrow|escrow-account]] (escrow account) y pagan esas cuentas por usted.',
    'Una vez al año el [[administrador hipotecario|servicer]] (servicer) revisa la cuenta. Si subieron los impuestos o el seguro, sube su pago, aun con tasa fija. Si se guardó de más, le devuelven una parte.',
    { heading: 'PMI' },
    'Con menos de 20% de pago inicial (down payment) en un préstamo convencional (conventional loan), por lo general paga seguro hipotecario privado ([[PMI|pmi]]). Un día se acaba. [El seguro hipotecario](/mortgage-guide/mortgage-insurance) le dice cuándo.',
    { heading: 'Cuota de la asociación' },
    'Si la vivienda pertenece a una asociación (HOA), la [[cuota|hoa-dues]] se le paga a ella, no por medio del préstamo. Los prestamistas la cuentan igual. Pregunte qué cubre y cuándo subió por última vez.',
    { heading: 'Lo que no está incluido' },
    {
      list: [
        'Luz, agua, calefacción y basura.',
        'Reparaciones. Aparte algo de dinero cada mes, porque algo se va a romper.',
        'Seguro contra inundaciones o terremotos, donde lo necesite.',
      ],
    },
    'Cuando compare alquilar con comprar, use el número completo y no solo el préstamo. Cuando compare prestamistas, use solo capital, intereses y seguro hipotecario. Lo demás es igual con todos.',
  ],
  tool: { id: 'breakdown', why: 'Ponga sus propios impuestos, seguro y cuotas y vea a dónde va cada dólar.' },
  sources: ['computed'],
}

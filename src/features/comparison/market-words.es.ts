import { monthlyPayment } from '#domain/amortization.ts'
import { formatDate, unbroken } from '#domain/day-words.es.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { BASE_RATE, BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import { type RateGap, rateGap } from '#domain/survey-rate.ts'
import type * as english from './market-words.ts'

const SAME_POINTS = 0.005

export const buyerWords: typeof english.buyerWords = {
  you: 'usted',
  goodCredit: 'quien tiene buen crédito',
}

export const baseWords: typeof english.baseWords = `Nuestra estimación parte de un ${formatRate(BASE_RATE)} fijo, revisado el ${unbroken(formatDate(BASE_RATE_DAY))}, no del mercado.`

export const marketNote: typeof english.marketNote = (gap, monthly, whose = buyerWords.you) => ({
  survey: `El promedio fue de ${twoPlaces(gap.survey.thirty_year)} el ${unbroken(formatDate(gap.survey.date))} (encuesta de Freddie Mac, la más reciente que tenemos).`,
  gap: gapWords(gap, monthly, whose),
  warning: gap.is_wide ? planWords(gap.points) : null,
  base: baseWords,
})

export const loanNote: typeof english.loanNote = ({ market, loan_amount, rate }) => {
  if (!market) return null
  const payment = (annual_rate: number) => monthlyPayment({ principal: loan_amount, annual_rate, months: 360 })
  return marketNote(rateGap(market.survey, market.rate), payment(market.rate) - payment(rate))
}

function gapWords({ estimate, points }: RateGap, monthly: number, whose: string): string {
  const ours = `Nuestra estimación para ${whose}, ${twoPlaces(estimate)},`
  if (Math.abs(points) < SAME_POINTS) return `${ours} es la misma.`
  const apart = `${Math.abs(points).toFixed(2)} puntos`
  const amount = `${formatMoney(Math.abs(monthly))} al mes`
  return points < 0
    ? `${ours} es ${apart} más baja, ${amount}: quizás nadie la ofrezca.`
    : `${ours} es ${apart} más alta, ${amount}: la encuesta es de compradores con crédito excelente y 20% de pago inicial.`
}

function planWords(points: number): string {
  return points < 0
    ? 'Cuente con el promedio hasta que un prestamista le ofrezca menos.'
    : 'Cuente con la más alta hasta que un prestamista le ofrezca menos.'
}

function twoPlaces(rate: number): string {
  return `${rate.toFixed(3).replace(/0$/, '')}%`
}

import { formatDate } from '#domain/day-words.es.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { listed, listedChoices } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { TIE_DOLLARS } from './confidence.ts'
import type * as english from './duel-words.ts'
import { LONGEST_STAY } from './stay.ts'
import { stayWords } from './words.es.ts'

export const confidenceLabels: typeof english.confidenceLabels = {
  tie: 'Un empate',
  close: 'Por poco',
  clear: 'Una respuesta clara',
}

export const confidenceSteps: typeof english.confidenceSteps = { tie: 'Empate', close: 'Por poco', clear: 'Clara' }

export const scaleWords: typeof english.scaleWords = confidence =>
  `Qué tan seguro es: ${confidenceSteps[confidence].toLowerCase()}, en una escala de empate, por poco y clara.`

export const verdictParts: typeof english.verdictParts = ({ best, next }, apart, confidence, months) => {
  const what =
    confidence === 'tie'
      ? `${listed([best, next])} cuestan casi lo mismo`
      : `${best} cuesta ${formatMoney(apart)} menos`
  return [what, stayWords(months)]
}

export const differenceWords: typeof english.differenceWords = (apart, confidence, months) => {
  if (confidence === 'tie')
    return `La diferencia es de menos de ${formatMoney(TIE_DOLLARS)}. Elija el que le dé más confianza.`
  const monthly = Math.round(apart / months)
  return monthly < 1 ? 'Es menos de $1 al mes.' : `Son unos ${formatMoney(monthly)} al mes.`
}

export const standingWords: typeof english.standingWords = (best, above_best, isTie, months) => {
  if (isTie && above_best < TIE_DOLLARS) return best ? 'Casi lo mismo que la siguiente' : 'Casi lo mismo'
  if (!best) return `${formatMoney(above_best)} más`
  return months >= LONGEST_STAY * 12
    ? 'La que menos cuesta hasta el final'
    : `La que menos cuesta en ${formatMonths(months)}`
}

export const reignWords: typeof english.reignWords = (found, lender) => {
  const parts = found
    .filter(reign => reign.lender === lender)
    .map(({ from_year, to_year }) => {
      if (from_year <= 1 && to_year >= LONGEST_STAY) return 'se queda el tiempo que sea'
      if (from_year <= 1)
        return plural(to_year, { one: 'se va antes de un año', other: `se va antes de ${to_year} años` })
      if (to_year >= LONGEST_STAY) return `se queda ${from_year} años o más`
      return from_year === to_year ? `se queda ${from_year} años` : `se queda de ${from_year} a ${to_year} años`
    })
  return parts.length > 0 ? listedChoices(parts) : null
}

export const questionMeaning: typeof english.questionMeaning = (best, next, ask) => {
  const offer = `Quiere decir: “${best.name} ofrece ${formatRate(best.figures.interest_rate)} con ${formatMoney(best.cost.starting_costs)} en cargos.`
  const fees = formatMoney(next.figures.fees.totalFees)
  return ask.kind === 'fees'
    ? `${offer} ¿Puede quitar ${formatMoney(ask.off)} de sus ${fees} y mantener ${formatRate(next.figures.interest_rate)}?”`
    : `${offer} ¿Puede bajar a ${formatRate(ask.rate)} y mantener sus cargos en ${fees}?”`
}

export const ifYes: typeof english.ifYes = ({ name }, { ahead }, months) => {
  const then = `Si acepta, ${name} cuesta ${formatMoney(ahead)} menos ${stayWords(months)}.`
  return ahead < TIE_DOLLARS ? `${then} Es un empate: elija al que contesta el teléfono.` : then
}

export const absenceWords: typeof english.absenceWords = (absence, { loan_amount, expires_on }) => {
  switch (absence) {
    case 'no-rate':
      return duelWords.addRate
    case 'expired':
      return `Venció el ${formatDate(expires_on ?? '')}`
    case 'other-loan':
      return `Para un préstamo de ${formatMoney(loan_amount)}`
  }
}

export const absentWords: typeof english.absentWords = (offers, absences) => {
  const out = offers.flatMap((offer, index) => {
    const absence = absences[index]
    return absence ? [`${offer.name} (${plain(absenceWords(absence, offer))})`] : []
  })
  return out.length === 0 ? null : `No se cuenta: ${listed(out)}.`
}

export const rateWanted: typeof english.rateWanted = names =>
  plural(names.length, {
    one: `Agregue la tasa de ${listed(names)} para ver cuánto cuesta.`,
    other: `Agregue las tasas de ${listed(names)} para ver cuánto cuestan.`,
  })

function plain(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

export const duelWords: Translated<typeof english.duelWords> = {
  addRate: 'Falta la tasa',
  addRateWhy: 'Ningún prestamista la ha dicho todavía, así que esta oferta no se compara.',
  leftOut: {
    expired: 'No se compara. Pida cifras nuevas al prestamista.',
    'other-loan': 'Son las cifras de otro préstamo. No se pueden comparar con las suyas.',
  },
  oneOffer: 'Agregue una segunda oferta para ver una respuesta.',
  ask: lender => `Pregunte a ${lender} (en inglés)`,
  copy: 'Copiar la pregunta',
  copied: 'Pregunta copiada',
  bar: 'La respuesta hasta ahora',
  choose: 'Elegir',
  chooseLender: 'Elegir un prestamista',
  chosen: lender => `Su elección: ${lender}`,
  isChosen: 'Su elección',
}

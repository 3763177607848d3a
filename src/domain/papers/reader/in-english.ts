import { BY_FORM, OFFICIAL, OURS } from '../spanish/charge-pairs.ts'
import * as form from '../spanish/form-pairs.ts'
import * as last from '../spanish/last-pages-pairs.ts'
import { official, type Pair } from '../spanish/pair.ts'
import * as standing from '../spanish/standing-pairs.ts'
import { findLabels } from './labels.ts'
import { squeeze } from './squeeze.ts'
import type { PageWords, Word } from './words.ts'

/** What stands between the figures of a line, and words that the samples print in another way. */
const PIECES: Pair[] = [
  official('Before closing, all other estimated closing costs expire on', form.ESTIMATE_TOP.expire.es),
  official('Visit www.consumerfinance.gov/mortgage-estimate', 'Visite www.consumerfinance.gov/mortgage-estimate'),
  official(
    'See Section G on page 2 for escrowed property costs. You must pay for other property costs separately.',
    'Consulte la Sección G en la página 2 los detalles de la cuenta de depósito para impuestos y seguros. Deberá pagar por separado los demás costos.',
  ),
  official('YES', 'SÍ'),
  official('until', 'hasta el'),
  official('at', 'a las'),
  official('p.m.', 'p. m.'),
  official('years', 'años'),
  official('Refinance', 'Refinanciamiento'),
  official('Purchase', 'Adquisición por compra'),
  official('Fixed Rate', 'Tasa fija'),
  official('Conventional', 'Convencional'),
  official('EST. PROP. VALUE', 'VALOR ESTIMADO DE LA PROPIEDAD'),
  official('EST. PROP. VALUE', 'VALOR ESTIMADO DE LA VIVIENDA'),
  official('Includes', 'Incluye'),
  official('in Loan Costs', 'por costos del préstamo'),
  official('in Other Costs', 'por otros costos'),
  official('in Lender Credits.', 'por créditos del prestamista.'),
  official('a month', 'por mes'),
  official('per month for', 'por mes durante'),
  official('per month for', 'por mes, durante'),
  official('mo.', 'meses'),
  official('per day for', 'diarios durante'),
  official('days @', 'días a la tasa de'),
  official('Prepaid Interest', 'Pago anticipado de intereses'),
  official('Homeowner’s Insurance Premium', 'Prima del seguro de la vivienda'),
  official('Mortgage Insurance Premium', 'Prima del seguro de hipoteca'),
  official('Property Taxes', 'Impuestos sobre la propiedad'),
  official('Property Taxes', 'Impuestos sobre la propiedad de'),
  official('Homeowner’s Insurance', 'Seguro de la vivienda de'),
  official('Mortgage Insurance', 'Seguro de hipoteca de'),
  official('% of Loan Amount (Points)', '% del monto del préstamo (Puntos)'),
  official('Tax Status Research Fee', 'Cargos por investigación sobre situación tributaria'),
  official('Appraisal Fee', 'Cargo por valoración de vivienda'),
  official('Adjusts every 3', 'Se ajusta cada tres'),
  official('Adjusts every year', 'Se ajusta cada año'),
  official('starting in year', 'a partir del año'),
  official('Can go as high as', 'Puede subir hasta el'),
  official('Can go as high as', 'Puede subir hasta'),
  official('in year', 'en el año'),
  official('Can increase until year', 'Puede aumentar hasta el año'),
  official(
    'Includes only interest and no principal until year',
    'Incluye solo el interés y no el capital hasta el año',
  ),
  official('You will have to pay', 'Usted deberá pagar'),
  official('at the end of year', 'a finales del año'),
  official(
    'if you pay off the loan during the first',
    'si usted paga el préstamo en su totalidad durante los primeros',
  ),
  official(
    'See AIR Table on page',
    'Para obtener más información, consulte la tabla de tasas de interés ajustable (TIA) en la página',
  ),
  official(
    'See AP Table on page',
    'Para obtener más información, consulte la tabla de pagos ajustables (PA) en la página',
  ),
  official('Year Interest Only', 'años pago de intereses solamente'),
  official('Balloon Payment', 'cuota extraordinaria'),
  official('Negative Amortization', 'amortización negativa'),
  official('Adjustable Rate', 'tasa ajustable'),
  official('YES for your first', 'SÍ para los primeros'),
  official('Every three years', 'Cada tres años'),
  official('Year', 'Año'),
  official('max', 'máx'),
  official('If your payment is more than', 'Si su pago presenta un retraso de más de'),
  official('days late, we will charge a late fee of', 'días, le cobraremos un recargo de'),
  official(
    'of the monthly principal and interest payment',
    'sobre el monto total de los intereses y el capital que paga mensualmente',
  ),
]

const isPair = (value: unknown): value is Pair => typeof value === 'object' && value !== null && 'es' in value

/** Longest first: a label may be the beginning of another. */
const PAIRS = [
  ...PIECES,
  ...[form, last, standing].flatMap(words =>
    Object.values(words).flatMap(group => Object.values(group).filter(isPair)),
  ),
  ...OFFICIAL,
  ...OURS,
  ...Object.values(BY_FORM).flat(),
]
  .filter(({ es }) => !es.includes('{'))
  .map(({ en, es }) => ({ en, label: plain(squeeze(es)) }))
  .sort((one, other) => other.label.length - one.label.length)

/** Every page of the Spanish estimate says so at its foot. */
const FOOT = 'estimaciondeprestamo'

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** A page of the official Spanish form with its words in English, each where the Spanish stands; others as they are. */
export function inEnglish(page: PageWords): PageWords {
  let words = page.words.map(word => ({ ...word, key: plain(word.key) }))
  if (findLabels(words, FOOT, { top: page.height * 0.9 }).length === 0) return page
  // Where a charge takes two lines, its amount stands in the last.
  const isCosts = COST_TITLES.some(sign => findLabels(words, sign).length > 0)
  for (const { en, label } of PAIRS) {
    for (const found of flows(words, label)) {
      if (!found.every(word => words.includes(word))) continue
      const taken = new Set(found)
      words = words.flatMap(word => (word === found[0] ? spread(en, found, isCosts) : taken.has(word) ? [] : [word]))
    }
  }
  return { ...page, words: withYears(withoutOf(words)).sort((one, other) => one.base - other.base || one.x - other.x) }
}

const COST_TITLES = ['detallesdeloscostosdecierre', 'detallesdeloscostosdelcierre']

/** Every place where the words make this label, also where it goes on in the next line, wherever that begins. */
function flows(words: readonly Word[], label: string): Word[][] {
  const follow = (taken: Word[], rest: string): Word[] | null => {
    if (rest === '') return taken
    const end = taken.at(-1) as Word
    for (const next of nextWords(words, end)) {
      if (!rest.startsWith(next.key) || taken.includes(next)) continue
      const found = follow([...taken, next], rest.slice(next.key.length))
      if (found) return found
    }
    return null
  }
  return words.flatMap(word => {
    // In a sentence 'si' is 'if'; the answer is printed in capitals.
    if (word.key === '' || !label.startsWith(word.key) || (label === 'si' && !/^SÍ\W?$/.test(word.text))) return []
    const found = follow([word], label.slice(word.key.length))
    return found ? [found] : []
  })
}

/** The next word of a row, or after the last of it the first words of the next. */
function nextWords(words: readonly Word[], last: Word): Word[] {
  const near = (gap: number) => gap > -last.size && gap <= 1.6 * last.size
  const isBeside = (word: Word, other: Word) => Math.abs(word.base - other.base) <= 0.35 * last.size
  const beside = words
    .filter(word => isBeside(word, last) && word.x > last.x && near(word.x - last.right))
    .sort((one, other) => one.x - other.x)
  if (beside[0]) return [beside[0]]
  const below = words.filter(word => {
    const drop = word.base - last.base
    if (drop <= 0.5 * last.size || drop >= 1.9 * last.size || word.x > last.x + last.size) return false
    return !words.some(other => isBeside(other, word) && other.x < word.x && near(word.x - other.right))
  })
  // Of several columns, the one that it stands in.
  return below.sort((one, other) => other.x - one.x)
}

/** English words in the row where the Spanish label begins, or ends. */
function spread(en: string, words: readonly Word[], atEnd: boolean): Word[] {
  const first = words[0] as Word
  const anchor = atEnd ? (words.at(-1) as Word) : first
  const row = words.filter(({ base }) => Math.abs(base - anchor.base) < 0.5 * anchor.size)
  const left = Math.min(...row.map(({ x }) => x))
  const right = Math.max(...row.map(word => word.right))
  const end = /(?<![).,:;])[).,:;]+$/.exec(words.at(-1)?.text ?? '')?.[0] ?? ''
  const begin = /^[(]+/.exec(first.text)?.[0] ?? ''
  const english = /^\p{Lu}/u.test(first.text) ? en.charAt(0).toUpperCase() + en.slice(1) : en
  const said = `${begin}${english}${en.endsWith(end) ? '' : end}`
  const each = (right - left) / said.length
  let at = 0
  return said.split(' ').map(text => {
    const x = left + each * at
    at += text.length + 1
    return { ...anchor, text, key: squeeze(text), x, right: x + each * text.length }
  })
}

/** 'de $105.30 por mes': the English line has no such word. */
function withoutOf(words: Word[]): Word[] {
  return words.filter((word, at) => !(word.key === 'de' && words[at + 1]?.text.startsWith('$')))
}

/** 'Años 1 a 4' is 'Years 1-4'. */
function withYears(words: Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [a, b, c, before] = [words[at - 1], words[at + 1], words[at + 2], words[at - 2]]
    if (word.key === 'a' && a && b && /^\d+$/.test(a.key) && /^\d+$/.test(b.key) && before?.key === 'years') return []
    if (/^\d+$/.test(word.key) && b?.key === 'a' && c && /^\d+$/.test(c.key) && a?.key === 'years')
      return [{ ...word, text: `${word.text}-${c.text}`, key: word.key + c.key, right: c.right }]
    if (
      /^\d+$/.test(word.key) &&
      a?.key === 'a' &&
      before &&
      /^\d+$/.test(before.key) &&
      words[at - 3]?.key === 'years'
    )
      return []
    return [word]
  })
}

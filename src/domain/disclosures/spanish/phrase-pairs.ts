import { plural } from '#domain/plural.ts'
import { asPrinted, filled, official, ours, type Pair } from './pair.ts'

const NUMBERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] as const
const ENGLISH_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'cada tres años', as the forms write small numbers. */
function spoken(number: string): string {
  const value = /^\d+$/.test(number) ? Number(number) : ENGLISH_NUMBERS.indexOf(number.toLowerCase())
  return NUMBERS[value] ?? number
}

/** A sentence of page 1 or of the two tables of page 2, with the names of its figures in order. */
type Phrase = [pattern: RegExp, names: string[], pair: Pair]

const PHRASES: Phrase[] = [
  [
    /^adjusts every year starting in year (\d+)\.?$/i,
    ['a'],
    official('Adjusts every year starting in year {a}', 'Se ajusta cada año a partir del año {a}'),
  ],
  [
    /^adjusts every (\d+|one|two|three|four|five|six|seven|eight|nine|ten) years starting in year (\d+)\.?$/i,
    ['n', 'a'],
    official('Adjusts every {n} years starting in year {a}', 'Se ajusta cada {n} años a partir del año {a}'),
  ],
  [
    /^can go as high as ([\d.]+) ?% in year (\d+)\.?$/i,
    ['a', 'b'],
    official('Can go as high as {a}% in year {b}', 'Puede subir hasta el {a} % en el año {b}'),
  ],
  [/^can go as high as ([\d.]+) ?%\.?$/i, ['a'], ours('Can go as high as {a}%', 'Puede subir hasta el {a} %')],
  [
    /^can go as high as (\$\d[\d,]*(?:\.\d\d)?) in year (\d+)\.?$/i,
    ['a', 'b'],
    official('Can go as high as {a} in year {b}', 'Puede subir hasta {a} en el año {b}'),
  ],
  [
    /^can go as high as (\$\d[\d,]*(?:\.\d\d)?)\.?$/i,
    ['a'],
    official('Can go as high as {a}', 'Puede subir hasta {a}'),
  ],
  [
    /^can increase until year (\d+)\.?$/i,
    ['a'],
    official('Can increase until year {a}', 'Puede aumentar hasta el año {a}'),
  ],
  [
    /^includes only interest and no principal until year (\d+)\.?$/i,
    ['a'],
    official(
      'Includes only interest and no principal until year {a}',
      'Incluye solo el interés y no el capital hasta el año {a}',
    ),
  ],
  [
    /^see air table on page (\d+) for details\.?$/i,
    ['a'],
    official(
      'See AIR Table on page {a} for details',
      'Para obtener más información, consulte la tabla de tasas de interés ajustable (TIA) en la página {a}',
    ),
  ],
  [
    /^see ap table on page (\d+) for details\.?$/i,
    ['a'],
    official(
      'See AP Table on page {a} for details',
      'Para obtener más información, consulte la tabla de pagos ajustables (PA) en la página {a}',
    ),
  ],
  [
    /^you will have to pay (\$\d[\d,]*(?:\.\d\d)?) at the end of year (\d+)\.?$/i,
    ['a', 'b'],
    official('You will have to pay {a} at the end of year {b}', 'Usted deberá pagar {a} a finales del año {b}.'),
  ],
  [
    /^as high as (\$\d[\d,]*(?:\.\d\d)?) if you pay off the loan during the first (\d+) years?\.?$/i,
    ['a', 'b'],
    official(
      'As high as {a} if you pay off the loan during the first {b} years',
      'Hasta {a} si usted paga el préstamo en su totalidad durante los primeros {b} años',
    ),
  ],
  [
    /^yes,? for your first (\d+) payments\.?$/i,
    ['a'],
    official('YES for your first {a} payments', 'SÍ para los primeros {a} pagos'),
  ],
  [/^yes\.?$/i, [], official('YES', 'SÍ')],
  [/^no\.?$/i, [], official('NO', 'NO')],
  [/^none\.?$/i, [], ours('None', 'Ninguno')],
  [
    /^beginning of (\d+)(?:st|nd|rd|th) month\.?$/i,
    ['a'],
    official('Beginning of {a}th month', 'A partir del mes {a}'),
  ],
  [
    /^every (\d+)(?:st|nd|rd|th) month after first change\.?$/i,
    ['a'],
    official('Every {a}th month after first change', 'Cada {a} meses después del primer cambio'),
  ],
  [
    /^(\$\d[\d,]*(?:\.\d\d)? ?[–-] ?\$\d[\d,]*(?:\.\d\d)?) at (\d+)(?:st|nd|rd|th) payment\.?$/i,
    ['a', 'b'],
    official('{a} at {b}th payment', '{a} en el pago {b}'),
  ],
  [
    /^(\$\d[\d,]*(?:\.\d\d)?) at (\d+)(?:st|nd|rd|th) payment\.?$/i,
    ['a', 'b'],
    official('{a} at {b}th payment', '{a} en el pago {b}'),
  ],
  [/^every year\.?$/i, [], ours('Every year', 'Cada año')],
  [
    /^every (\d+|one|two|three|four|five|six|seven|eight|nine|ten) years\.?$/i,
    ['n'],
    official('Every {n} years', 'Cada {n} años'),
  ],
  [/^no subsequent changes\.?$/i, [], ours('No subsequent changes', 'Sin cambios subsiguientes')],
  [
    /^(\$\d[\d,]*(?:\.\d\d)?) starting at (\d+)(?:st|nd|rd|th) payment\.?$/i,
    ['a', 'b'],
    official('{a} starting at {b}th payment', '{a} a partir del pago {b}'),
  ],
  [/^([\d.]+) ?%\.?$/i, ['a'], official('{a}%', '{a}%')],
  [
    /^see total loan costs \(D\) and total other costs \(I\)\.?$/i,
    [],
    official(
      'See Total Loan Costs (D) and Total Other Costs (I)',
      'Consulte Costos totales del préstamo (D) y Total de otros costos (I)',
    ),
  ],
  [
    /^you paid these closing costs before closing\.?$/i,
    [],
    official('You paid these Closing Costs before closing', 'Pagó estos costos de cierre antes del cierre'),
  ],
  [
    /^see seller credits in section L\.?$/i,
    [],
    official('See Seller Credits in Section L', 'Consulte créditos del vendedor en la seccion L'),
  ],
  [
    /^see details in sections K and L\.?$/i,
    [],
    official('See details in Sections K and L', 'Consulte los detalles en las secciones K y L'),
  ],
  [
    /^see payoffs and payments \(K\)\.?$/i,
    [],
    official('See Payoffs and Payments (K)', 'Consulte Liquidaciones y pagos (K)'),
  ],
  [
    /^increase exceeds legal limits by (\$\d[\d,]*(?:\.\d\d)?)\.?$/i,
    ['a'],
    ours('Increase exceeds legal limits by {a}.', 'El aumento supera los límites legales en {a}.'),
  ],
  [
    /^see lender credits on page 2 for credit of excess amount\.?$/i,
    [],
    ours(
      'See Lender Credits on page 2 for credit of excess amount.',
      'Consulte en Créditos del prestamista de la página 2 el crédito por el monto excedente.',
    ),
  ],
]

/** Sentences come in a row, each after its dot or without one. What is none of the form's own stays in English, and says so. */
export function phrasePairs(text: string): Pair[] {
  return text
    .split('•')
    .map(part => part.replace(/\s+/g, ' ').trim())
    .filter(part => part !== '')
    .flatMap(part => knownPhrases(part) ?? [asPrinted(part, false)])
}

/** A row of the form's own sentences: the first that is one, and then the rest. `null` where any of it is another's. */
function knownPhrases(text: string): Pair[] | null {
  const whole = phrasePair(text)
  if (whole) return [whole]
  for (const blank of text.matchAll(/ /g)) {
    const first = phrasePair(text.slice(0, blank.index))
    const rest = first && knownPhrases(text.slice(blank.index + 1))
    if (rest) return [first, ...rest]
  }
  return null
}

function phrasePair(text: string): Pair | null {
  for (const [sign, names, pair] of PHRASES) {
    const found = sign.exec(text)
    if (!found) continue
    const figures = Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']))
    const spanish = figures.n === undefined ? figures : { ...figures, n: spoken(figures.n) }
    return { ...filled(pair, spanish), en: text }
  }
  return null
}

const FEE = official(
  '{a}% of the monthly principal and interest payment',
  '{a}{space}% sobre el monto total de los intereses y el capital que paga mensualmente',
)
const OVERDUE = ours('{a}% of the overdue payment', '{a} % del pago atrasado')

/**
 * What a late payment costs: '5% of the monthly principal and interest payment'. The Closing Disclosure sets the sign apart.
 */
export function lateFeePair(text: string, isClosingDisclosure: boolean): Pair {
  const share = /^([\d.]+) ?% of the (?:monthly )?principal and interest(?: payment)?$/i.exec(text)?.[1]
  if (share !== undefined) return { ...filled(FEE, { a: share, space: isClosingDisclosure ? ' ' : '' }), en: text }
  const overdue = /^([\d.]+) ?% of the (?:overdue|late|past due) payment$/i.exec(text)?.[1]
  return overdue === undefined ? asPrinted(text, false) : { ...filled(OVERDUE, { a: overdue }), en: text }
}

const RATES: [RegExp, Pair][] = [
  [/^fixed rate$/i, official('Fixed Rate', 'tasa fija')],
  [/^adjustable rate$/i, official('Adjustable Rate', 'tasa ajustable')],
  [/^step rate$/i, ours('Step Rate', 'tasa escalonada')],
]
const FEATURES: [RegExp, Pair][] = [
  [/^(\d+) year interest only$/i, official('{a} Year Interest Only', 'Por {a} años pago de intereses solamente')],
  [/^year (\d+) balloon payment$/i, official('Year {a} Balloon Payment', 'Año {a} cuota extraordinaria')],
  [/^year (\d+) negative amortization$/i, official('Year {a} Negative Amortization', 'Año {a} amortización negativa')],
  [/^(\d+) year negative amortization$/i, ours('{a} Year Negative Amortization', 'Por {a} años amortización negativa')],
  [/^year (\d+) interest only$/i, ours('Year {a} Interest Only', 'Año {a} pago de intereses solamente')],
]

/** '5 Year Interest Only, 5/3 Adjustable Rate': what is special, then the rate. */
export function productPair(text: string): Pair {
  const parts = text.split(',').map(part => part.trim())
  const last = parts.at(-1) ?? ''
  const [, turns, rest = last] = /^(\d+(?:mo\.?)?\/\d+(?:mo\.?)?|\d+\/\d+ ?mo\.?) (.+)$/i.exec(last) ?? []
  const rate = RATES.find(([sign]) => sign.test(rest))?.[1]
  const features = parts.slice(0, -1).map(part => {
    const found = FEATURES.find(([sign]) => sign.test(part))
    return found ? filled(found[1], { a: found[0].exec(part)?.[1] ?? '' }) : null
  })
  if (!rate || features.some(one => one === null)) return asPrinted(text, false)
  const known = features.flatMap(one => one ?? [])
  const words = [...known.map(({ es }) => es), [turns, rate.es].filter(Boolean).join(' ')].join(', ')
  return {
    en: text,
    es: words.charAt(0).toUpperCase() + words.slice(1),
    official: rate.official && known.every(one => one.official),
  }
}

const PURPOSES: [RegExp, Pair][] = [
  [/^purchase$/i, official('Purchase', 'Adquisición por compra')],
  [/^refinance$/i, official('Refinance', 'Refinanciamiento')],
  [/^home equity loan$/i, ours('Home Equity Loan', 'Préstamo sobre el capital acumulado de la vivienda')],
]

export function purposePair(text: string): Pair {
  return PURPOSES.find(([sign]) => sign.test(text.trim()))?.[1] ?? asPrinted(text, false)
}

const LOAN_TYPES: Record<string, Pair> = {
  conventional: official('Conventional', 'Convencional'),
  fha: official('FHA', 'FHA'),
  va: official('VA', 'VA'),
  other: ours('Other', 'Otro'),
}

export function loanTypePair(type: string): Pair {
  return LOAN_TYPES[type] ?? asPrinted(type, false)
}

export const ANSWERS: Record<'yes' | 'no', Pair> = { yes: official('YES', 'SÍ'), no: official('NO', 'NO') }

/** 360 months are '30 años'. */
export function termPair(months: number): Pair {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const counted = (count: number, one: string, other: string) =>
    count === 0 ? '' : `${count} ${plural(count, { one, other })}`
  const words = (year: [string, string], month: [string, string], and: string) =>
    [counted(years, ...year), counted(rest, ...month)].filter(Boolean).join(and)
  return {
    en: words(['year', 'years'], ['month', 'months'], ' '),
    es: words(['año', 'años'], ['mes', 'meses'], ' y '),
    official: rest === 0,
  }
}

/** '5:00 p.m. EDT' is '5:00 p. m. EDT' on the Spanish forms. */
export function hourInSpanish(time: string): string {
  return time.replace(/([ap])\. ?m\./i, '$1. m.')
}

import { CONTACT_KEYS, CONTACT_ROLES, type ContactRole, type CostLine, type Disclosure } from './disclosure.ts'
import { EXPECTED } from './expected-figures.ts'
import { isFeeName, isHalfName, isHalfWord, isKnownWord } from './fee-vocabulary.ts'
import type { FieldKey } from './fields.ts'
import type { FieldPath, Readings } from './reading.ts'
import { CONTACT_FORMS, TEXT_FORMS } from './text-forms.ts'

/** Columns of labels and values that stand or fall together: where one value is its neighbour's, all may be. */
const BLOCKS: Record<Disclosure['kind'], readonly (readonly FieldKey[])[]> = {
  'loan-estimate': [
    ['date_issued', 'applicants', 'property', 'sale_price'],
    ['loan_term_months', 'purpose', 'product', 'loan_id'],
    ['in_5_years_total', 'in_5_years_principal', 'apr', 'tip'],
  ],
  'closing-disclosure': [
    ['date_issued', 'closing_date', 'disbursement_date', 'settlement_agent', 'file_number', 'property', 'sale_price'],
    ['applicants', 'seller', 'lender'],
    ['loan_term_months', 'purpose', 'product', 'loan_id', 'mic_number'],
    ['total_of_payments', 'finance_charge', 'amount_financed', 'apr', 'tip'],
    ['escrowed_costs_year_1', 'non_escrowed_costs_year_1', 'initial_escrow_payment', 'monthly_escrow_payment'],
  ],
}

/** Texts that do not look like what their label asks for, and what stands in one column with them. */
export function oddTexts(disclosure: Disclosure, readings: Readings): FieldPath[] {
  const alone = (Object.keys(TEXT_FORMS) as FieldKey[]).filter(key => {
    const text = disclosure.values[key]
    return typeof text === 'string' && !TEXT_FORMS[key]?.(text)
  })
  // Whatever else is paid is answered with YES or NO.
  if (disclosure.values.other_in_escrow === null) alone.push('other_in_escrow_label')
  const odd = new Set<FieldKey>([...alone, ...oddDays(disclosure), ...answeredNo(disclosure)])
  const blocks = BLOCKS[disclosure.kind].filter(block =>
    block.some(key => odd.has(key) || readings[key]?.confidence === 'unsure' || isLost(disclosure, readings, key)),
  )
  return [...odd, ...blocks.flat(), ...oddContacts(disclosure), ...oddLabels(disclosure), ...cutTexts(disclosure)]
}

/**
 * Programs cut what is longer than their fields. Where the name of a charge ends within a word, all texts that are as long may be cut,
 * also between two words; a longer name has rows that may.
 */
function cutTexts({ lines, values, contacts }: Disclosure): FieldPath[] {
  const cuts = lines.flatMap(({ label }) => (isHalfWord(label.split(' ').at(-1) ?? '') ? [label.length] : []))
  const isCut = (text: unknown) =>
    typeof text === 'string' &&
    text.split('\n').some(({ length }) => cuts.includes(length) || cuts.includes(length + 1))
  if (cuts.length === 0) return []
  return [
    ...lines.flatMap(({ label }, at) => (label.length + 1 >= Math.min(...cuts) ? [`lines.${at}.label` as const] : [])),
    ...(Object.keys(TEXT_FORMS) as FieldKey[]).filter(key => isCut(values[key])),
    ...CONTACT_ROLES.flatMap(role =>
      CONTACT_KEYS.filter(key => isCut(contacts[role][key])).map(key => `contacts.${role}.${key}` as const),
    ),
  ]
}

/** A label with nothing beside it, where no filled-in form is without, has lost its value. */
function isLost({ values }: Disclosure, readings: Readings, key: FieldKey): boolean {
  return EXPECTED.includes(key) && values[key] === null && readings[key]?.confidence === 'sure'
}

/** A disclosure is issued before the closing, and the closing comes before the money. */
function oddDays({ values }: Disclosure): FieldKey[] {
  const pairs: [FieldKey, FieldKey][] = [
    ['date_issued', 'closing_date'],
    ['closing_date', 'disbursement_date'],
    ['date_issued', 'rate_lock_until'],
    ['date_issued', 'closing_costs_expire'],
  ]
  return pairs.flatMap(pair => {
    const [before, after] = pair.map(key => values[key])
    return typeof before === 'string' && typeof after === 'string' && after < before ? pair : []
  })
}

/** What cannot rise, and what a loan does not have, needs no more words. */
function answeredNo({ values }: Disclosure): FieldKey[] {
  const rows: [FieldKey, FieldKey[]][] = [
    ['loan_amount_can_increase', ['loan_amount_words']],
    ['interest_rate_can_increase', ['interest_rate_words']],
    ['principal_and_interest_can_increase', ['principal_and_interest_words']],
    ['prepayment_penalty', ['prepayment_penalty_words', 'prepayment_penalty_most']],
    ['balloon_payment', ['balloon_payment_words', 'balloon_payment_amount']],
  ]
  return rows.flatMap(([answer, more]) => (values[answer] === 'no' ? more.filter(key => values[key] !== null) : []))
}

/** Rows of one contact stand below one another: what is no part of one of them is part of its neighbour. */
function oddContacts({ kind, contacts }: Disclosure): FieldPath[] {
  const isOdd = (role: ContactRole) =>
    CONTACT_KEYS.some(key => {
      const text = contacts[role][key]
      return text !== null && !CONTACT_FORMS[key](text)
    })
  const odd = CONTACT_ROLES.filter(isOdd)
  // An estimate names its lender here.
  const lender: FieldPath[] = kind === 'loan-estimate' && odd.includes('lender') ? ['lender'] : []
  return [...lender, ...odd.flatMap(role => CONTACT_KEYS.map(key => `contacts.${role}.${key}` as const))]
}

const TOTALS =
  /^(?:d ?\+ ?i|lender credits(?: ?\(includes \$ ?[\d,.]+ credit for increase in closing costs above legal limits?\.?\))?|(?:loan|other|closing) costs subtotals ?\([a-i +]+\))$/i

function oddLabels({ lines }: Disclosure): FieldPath[] {
  return lines.flatMap((line, at) => (isOddLine(line) ? [`lines.${at}.label` as const] : []))
}

function isOddLine({ section, label, to }: CostLine): boolean {
  if (to !== null && (/[$?!☐☒]|^\d[\d,.]*$|\sto\s/u.test(to) || !hasClosedBrackets(to))) return true
  if (!hasClosedBrackets(label) || isHalfName(to?.split(' ').at(-1) ?? '')) return true
  if ('DIJ'.includes(section)) return !TOTALS.test(label.trim())
  if ('KLMN'.includes(section)) return isStray(label)
  return !isFeeName(label)
}

/** What only the summaries speak of. */
const SUMMARY_WORDS = new Set(
  'already amounts assigned assumed auto before behalf balance by card cards children closed collections commissions credits existing exceeding excess forgiven funds gift gifts held items left liens loans mortgages net newly owed owing paid past payments personal principal proceeds prorations remaining rest sold student subject taken through toward until upon vehicle wages'.split(
    ' ',
  ),
)

function hasClosedBrackets(text: string): boolean {
  return text.split('(').length === text.split(')').length
}

/**
 * The names of a summary are free. None begins with a number or an amount that has a line of its own, none has a lone letter, a
 * mark or half a date in it, and whatever is no name is written with words that charges are named with.
 */
function isStray(label: string): boolean {
  const text = label.trim()
  const marks =
    /[?!☐☑☒]|^[$(]|\$$|(?:^|\s)\$(?:\s|$)|(?<!closing) \(\p{L}\)$|^\d \p{L}|^\d ?\d ?\p{L}|\s\d\d \p{Lu}|\/\d{1,2}\/(?:\d|\d{3})$|(?<!\/\d{1,2})\/\d{3}|\sto \d{1,2}\/\d{1,2}$|(?:^|\s)(?:p\.?o\.?c|[\p{Lu}*])\.?(?:\s|$)/iu
  const isPaidOutside = /principal (?:reduction|curtailment)/i.test(text)
  if (!isPaidOutside && marks.test(text)) return true
  return text.split(' ').some(word => /^\p{Ll}{2,}$/u.test(word) && !isKnownWord(word) && !SUMMARY_WORDS.has(word))
}

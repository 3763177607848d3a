import type { ContactKey } from './disclosure.ts'
import { isFeeName } from './fee-vocabulary.ts'
import type { FieldKey } from './fields.ts'

/**
 * What each text of a disclosure looks like. A text that looks otherwise is not sure: it may hold its neighbour's, or be it.
 */
const ENDS_WITH_ZIP = /\b[A-Z]{2}\.? \d{5}(?:-\d{4})?\W*$/
const ZIP = /\b[A-Z]{2}\.? \d{5}(?:-\d{4})?\b/
/** What only rows of a form have: money, boxes, bullets, and its own labels. */
const FOREIGN =
  /[$☐☑☒□■•]|\b(?:loan (?:term|type|id|amount)|purpose|product|mic|at closing|before closing|date issued|sale price|origination charges|prepaids|subtotals)\b/i
/** 'Jones and', 'Cedar Lending 360,': more was to come. */
const UNFINISHED = /(?:[,&(–—-]|\b(?:and|or|of|the|for|with))$/i
/** What is left of a name when its beginning is lost. */
const ENDINGS = /^(?:l\.?l\.?c|inc|n\.?a|co|corp|company|union|bank|esq|jr|sr|iii?)\.?$/i
const isName = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !FOREIGN.test(text) &&
  !/\d{4,}|\d-\d/.test(text) &&
  !UNFINISHED.test(text) &&
  !ENDINGS.test(text)
/** Words of a label beside it are no part of a number. */
const isNumber = (text: string) =>
  /\d/.test(text) &&
  text.split(' ').length <= 3 &&
  !FOREIGN.test(text) &&
  !/#|[a-z]{4}|\bID\d|\b\p{L}{3,}\b/u.test(text)
const isPlace = (text: string) => hasZip(text) && endsWithZip(text) && !FOREIGN.test(text) && !isTownAlone(text)

/** People and their addresses: whoever has an address ends with it, and nobody begins with one. */
function arePeople(text: string): boolean {
  const lines = text.split('\n')
  const [first = ''] = lines
  const names = lines.slice(
    0,
    Math.max(
      1,
      lines.findIndex(line => /\d/.test(line)),
    ),
  )
  const isNamed = /^\P{N}*$/u.test(first) && /\p{L}{2}/u.test(first) && !UNFINISHED.test(names.at(-1) ?? '')
  return isNamed && (hasZip(text) || !/\d/.test(text)) && endsWithZip(text) && !FOREIGN.test(text)
}

/** A narrow column may break it. */
function hasZip(text: string): boolean {
  return ZIP.test(text.replaceAll('\n', ' '))
}

function endsWithZip(text: string): boolean {
  return !hasZip(text) || ENDS_WITH_ZIP.test(text.replaceAll('\n', ' '))
}

/** 'Anytown, ST 12345': the street is missing. */
function isTownAlone(text: string): boolean {
  return /^\D+[A-Z]{2}\.? \d{5}(?:-\d{4})?$/.test(text.split('\n')[0] ?? '')
}

const PURPOSES = new Set(
  'purchase refinance refi cash out no rate term limited construction permanent only to home equity loan money streamline simple with without and'.split(
    ' ',
  ),
)
const PRODUCTS = new Set(
  'fixed adjustable step rate arm year years yr mo month months interest only negative amortization balloon payment payments seasonal fully amortizing conventional fha va sofr libor treasury and with loan mortgage cmt jumbo conforming optional graduated'.split(
    ' ',
  ),
)

function isMadeOf(text: string, known: ReadonlySet<string>): boolean {
  const all = text.toLowerCase().split(/[^\p{L}\d]+/u)
  return (
    /\p{L}{3}/u.test(text) &&
    !UNFINISHED.test(text) &&
    all.every(word => word === '' || /^\d+$/.test(word) || known.has(word))
  )
}

const ANSWER =
  /^NO$|^YES(?: (?:for|from|until|starting|beginning|in|your|the)\b[^$]{2,60}(?:payments?|years?|months?))?\.?$/i
const CHANGE =
  /^(?:no\b|every|annually|each|beginning|at|in|on|after|monthly|yearly)\b[^$]*\b(?:years?|months?|payments?|after|changes?|change date|annually|thereafter)\.?$|^annually\.?$/i
const PAID =
  /^\$[\d,.]+(?: ?[-–—] ?\$[\d,.]+)? (?:at|in|starting|beginning|on|from)\b[^$]*\b(?:payments?|months?|years?)\.?$/i
const RATE_LIMIT = /^[\d.]+ ?%(?: (?:over|per|above|from|each)\b.*)?$/i
const SENTENCE =
  /^(?:can|adjusts?|includes?|increases?|as high|you|see|until|starting|may|payments?|changes?|goes|in|every|at|only|interest|will|monthly|the|if)\b/i
const FEE_ENDS =
  /(?:payments?|due|months?|late|less|more|greater|lower|dollars|amounts?|interest|installments?|overdue|principal|paid|law|\$[\d,.]+|%)\.?$/i

export const TEXT_FORMS: Partial<Record<FieldKey, (text: string) => boolean>> = {
  applicants: arePeople,
  seller: arePeople,
  property: isPlace,
  security_interest: text => !FOREIGN.test(text) && /\d/.test(text) && !/\b[A-Z]{2}$/.test(text),
  lender: isName,
  settlement_agent: isName,
  file_number: isNumber,
  loan_id: isNumber,
  mic_number: isNumber,
  purpose: text => isMadeOf(text, PURPOSES),
  // 'Payment, Rate' has lost what kind of rate.
  product: text => isMadeOf(text, PRODUCTS) && !/(?:^|, ?)rate\b/i.test(text),
  other_in_escrow_label: isFeeName,
  loan_amount_words: isSentence,
  interest_rate_words: isSentence,
  principal_and_interest_words: isSentence,
  prepayment_penalty_words: isSentence,
  balloon_payment_words: isSentence,
  interest_only_payments: text => ANSWER.test(text),
  optional_payments: text => ANSWER.test(text),
  step_payments: text => ANSWER.test(text),
  seasonal_payments: text => ANSWER.test(text),
  first_payment_change: text => PAID.test(text),
  maximum_payment: text => PAID.test(text),
  subsequent_payment_changes: isChange,
  index_and_margin: text => /^\p{L}{2}/u.test(text) && /\+ ?[\d.]{1,6} ?%$/.test(text),
  first_rate_change: isChange,
  subsequent_rate_changes: isChange,
  first_rate_change_limit: text => RATE_LIMIT.test(text),
  subsequent_rate_change_limit: text => RATE_LIMIT.test(text),
  late_payment_fee: text => FEE_ENDS.test(text),
}

/** Sentences speak of money; a row of another table has an amount at its end, or begins with a number or a letter of its own. */
function isSentence(text: string): boolean {
  return SENTENCE.test(text) && !/(?:\$[\d,.]+|\b\p{Lu})$/u.test(text) && !/[☐☑☒□■]|\b(?:YES|NO)\b/u.test(text)
}

/** A change is one row: another that begins within it is the next. */
function isChange(text: string): boolean {
  return CHANGE.test(text) && !/\s(?:Changes|Every|First|Subsequent|Limits|Maximum)\b/.test(text)
}

export const CONTACT_FORMS: Record<ContactKey, (text: string) => boolean> = {
  name: isName,
  address: text =>
    /\p{L}{2}/u.test(text) &&
    /\d/.test(text) &&
    !FOREIGN.test(text) &&
    (!ZIP.test(text) || /\d$/.test(text)) &&
    !isTownAlone(text),
  nmls_id: isNumber,
  license_id: isNumber,
  contact: text => /^[\p{L} .,’'&-]+$/u.test(text) && /\p{L}{2}/u.test(text),
  contact_nmls_id: isNumber,
  contact_license_id: isNumber,
  email: text => /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u.test(text),
  phone: text => /^[\d().+\s-]+(?: ?(?:x|ext\.?) ?\d+)?$/i.test(text) && text.replace(/\D/g, '').length >= 7,
}

import type { DisclosureKind } from '../fields.ts'
import { asPrinted, filled, official, ours, type Pair } from './pair.ts'

/** Names of charges that the official samples print in both languages. */
export const OFFICIAL: Pair[] = [
  official('Application Fee', 'Cargo por la solicitud del préstamo'),
  official('Processing Fee', 'Cargo por procesamiento'),
  official('Origination Fee', 'Cargo por tramitación'),
  official('Underwriting Fee', 'Cargo por el estudio del crédito'),
  official('Appraisal Fee', 'Cargo por valoración de la vivienda'),
  official('Credit Report Fee', 'Cargo por informe de crédito'),
  official('Flood Determination Fee', 'Cargo por determinación de zonas de inundación'),
  official('Flood Monitoring Fee', 'Cargo por control de zonas de inundación'),
  official('Lender’s Attorney Fee', 'Honorarios del abogado del prestamista'),
  official('Tax Monitoring Fee', 'Cargo por fiscalización tributaria'),
  official('Tax Status Research Fee', 'Cargo por investigación sobre situación tributaria'),
  official('Pest Inspection Fee', 'Cargo por inspección de plagas'),
  official('Survey Fee', 'Cargo por peritaje (suelos)'),
  official('Title – Courier Fee', 'Título – Tarifa de envío'),
  official('Title – Lender’s Title Policy', 'Título – Póliza del título de propiedad del prestamista'),
  official(
    'Title – Owner’s Title Policy (optional)',
    'Título – Póliza del título de propiedad del propietario (opcional)',
  ),
  official('Title – Title Search', 'Título – Estudio de títulos de propiedad'),
  official('Recording Fees and Other Taxes', 'Costos de registro y otros impuestos'),
  official('Transfer Taxes', 'Impuestos por transferencia de título'),
  official('Title – Lender’s Title Insurance', 'Título – Póliza del prestamista'),
  official(
    'Title – Owner’s Title Insurance (optional)',
    'Título – Póliza del título de propiedad del propietario (opcional)',
  ),
  official('Aggregate Adjustment', 'Ajuste acumulado'),
  official('HOA Capital Contribution', 'Aporte de capital de la HOA'),
  official('HOA Processing Fee', 'Tarifa de procesamiento de HOA'),
  official('Home Inspection Fee', 'Tarifa de inspección de la vivienda'),
  official('Home Warranty Fee', 'Tarifa de garantía de la vivienda'),
  official('Real Estate Commission', 'Comisión de Bienes Raíces'),
  official('Lender Credits', 'Créditos del prestamista'),
  // The summaries of transactions.
  official('Sale Price of Property', 'Precio de venta de la propiedad'),
  official(
    'Sale Price of Any Personal Property Included in Sale',
    'Precio de venta de cualquier propiedad personal incluida en la venta',
  ),
  official('Closing Costs Paid at Closing (J)', 'Costos de cierre pagados al cierre (J)'),
  official('Deposit', 'Depósito'),
  official('Loan Amount', 'Monto del préstamo'),
  official('Existing Loan(s) Assumed or Taken Subject to', 'Préstamos existentes atribuidos o adquiridos sujetos a'),
  official('Seller Credit', 'Crédito del vendedor'),
  official('Excess Deposit', 'Depósito excedente'),
  official('Payoff of First Mortgage Loan', 'Pago del primer préstamo hipotecario'),
  official('Payoff of Second Mortgage Loan', 'Pago del segundo préstamo hipotecario'),
  official('City/Town Taxes', 'Impuestos municipales'),
  official('County Taxes', 'Impuestos del condado'),
  official('Assessments', 'Evaluaciones estimadas'),
]

/** Names that lenders use and no official sample has. */
export const OURS: Pair[] = [
  ours('HOA Dues', 'Cuotas de la asociación de propietarios (HOA)'),
  ours('Additional Charges', 'Cargos adicionales'),
  ours('Principal Reduction for exceeding legal limits', 'Reducción del capital por superar los límites legales'),
  ours('Desk Review Fee', 'Cargo por revisión documental de la valoración'),
  ours('Verification Fee', 'Cargo por verificación'),
  ours('Real Estate Broker Administration Fee', 'Cargo administrativo del corredor inmobiliario'),
  ours('Administration Fee', 'Cargo administrativo'),
  ours('Commitment Fee', 'Cargo por compromiso de préstamo'),
  ours('Rate Lock Fee', 'Cargo por bloqueo de tasa'),
  ours('Loan Discount', 'Puntos de descuento del préstamo'),
  ours('Mortgage Broker Fee', 'Cargo del corredor hipotecario'),
  ours('Document Preparation Fee', 'Cargo por preparación de documentos'),
  ours('Wire Transfer Fee', 'Cargo por transferencia bancaria'),
  ours('Flood Certification Fee', 'Cargo por certificado de zona de inundación'),
  ours('Tax Service Fee', 'Cargo por servicio de impuestos'),
  ours('Inspection Fee', 'Cargo por inspección'),
  ours('Notary Fee', 'Cargo de notaría'),
  ours('Attorney Fee', 'Honorarios de abogado'),
  ours('Closing Fee', 'Cargo por el cierre'),
  ours('Escrow Fee', 'Cargo por la cuenta en depósito (escrow)'),
  ours('Courier Fee', 'Tarifa de envío'),
  ours('Recording Fees', 'Costos de registro'),
  ours('Property Taxes', 'Impuestos sobre la propiedad'),
  ours('School Taxes', 'Impuestos escolares'),
  ours('Flood Insurance Premium', 'Prima del seguro contra inundaciones'),
  ours('VA Funding Fee', 'Cargo de financiamiento de la VA (funding fee)'),
  ours('Upfront Mortgage Insurance Premium', 'Prima inicial del seguro de hipoteca'),
  ours('Home Warranty', 'Garantía de la vivienda'),
  ours('Title – Endorsements', 'Título – Endosos'),
  ours('Title – Notary Fee', 'Título – Cargo de notaría'),
  ours('Title – Closing Protection Letter', 'Título – Carta de protección del cierre'),
]

/** The two forms call these by different words. */
export const BY_FORM: Record<DisclosureKind, Pair[]> = {
  'loan-estimate': [
    official('Title – Insurance Binder', 'Título – garantía provisional de seguro del título de propiedad'),
    official('Title – Settlement Agent Fee', 'Título – Honorarios del agente a cargo de la operación de cierre'),
  ],
  'closing-disclosure': [
    official('Title – Insurance Binder', 'Título – Garantía provisional de seguro del título de propiedad'),
    official(
      'Title – Settlement Agent Fee',
      'Título – Honorarios del agente a cargo de la operación del título de inmueble',
    ),
  ],
}

const POINTS = official('{a} % of Loan Amount (Points)', '{a} % del monto del préstamo (Puntos)')
const AGENT = official('Rebate from {a}', 'Devolución de {a}')
const RECORDING = official(
  'Recording Fees Deed: {a} Mortgage: {b}',
  'Costos de registro y otros impuestos por registro del título de Inmueble: {a} Hipoteca: {b}',
)
const PERIOD = official('{name} {a} to {b}', '{name} del {a} al {b}')
const PAYOFF = official('{a} to pay off existing loan', 'Liquidará el préstamo existente de {a}')
const INTEREST = {
  'loan-estimate': official(
    'Prepaid Interest ({a} per day for {n} days @ {r})',
    'Pago anticipado de intereses ({a} diarios durante {n} días a la tasa de {r})',
  ),
  'closing-disclosure': official(
    'Prepaid Interest ({a} per day from {d} to {e})',
    'Pago anticipado de intereses ({a} por día del {d} al {e})',
  ),
}
const PREMIUMS: Record<string, string> = {
  "homeowner's insurance premium": 'Prima del seguro de la vivienda',
  'mortgage insurance premium': 'Prima del seguro de hipoteca',
  'property taxes': 'Impuestos sobre la propiedad',
}
const MONTHLY: Record<string, string> = {
  "homeowner's insurance": 'Seguro de la vivienda',
  'mortgage insurance': 'Seguro de hipoteca',
  'property taxes': 'Impuestos sobre la propiedad',
}
const TRANSFER: [RegExp, Pair][] = [
  [/state/i, official('Transfer Tax', 'Impuesto a las transferencias estatales')],
  [/county/i, ours('Transfer Tax', 'Impuesto a las transferencias del condado')],
  [/city|town|village/i, ours('Transfer Tax', 'Impuesto a las transferencias municipales')],
  [/^/, ours('Transfer Tax', 'Impuesto a las transferencias')],
]

/** Names are compared without regard to quotes, dashes, capitals and how much room they are given. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .trim()
    .toLowerCase()
}

const byName = (pairs: readonly Pair[]) => new Map(pairs.map(pair => [plain(pair.en), pair]))
const COMMON = byName([...OURS, ...OFFICIAL])
const OWN = {
  'loan-estimate': byName(BY_FORM['loan-estimate']),
  'closing-disclosure': byName(BY_FORM['closing-disclosure']),
}

/** The name of a charge in both languages, as the form prints it; a name that nobody knows stays as it is. */
export function chargePair(label: string, kind: DisclosureKind, payee: string | null = null): Pair {
  const name = plain(label)
  const known = OWN[kind].get(name) ?? COMMON.get(name)
  if (known) return { ...known, en: label }
  if (/^transfer tax(es)?\b/.test(name)) return { ...transferTax(`${label} ${payee ?? ''}`), en: label }
  const withFigures = pointsPair(label) ?? prepaidPair(label, kind) ?? escrowPair(label, kind) ?? rarePair(label, kind)
  return withFigures ? { ...withFigures, en: label } : asPrinted(label, false)
}

function transferTax(text: string): Pair {
  return TRANSFER.find(([sign]) => sign.test(text))?.[1] ?? ours('Transfer Tax', 'Impuesto a las transferencias')
}

function pointsPair(label: string): Pair | null {
  const found = /^([\d.]*) ?% of loan amount ?\(points\)$/i.exec(label.trim())
  return found ? tidy(filled(POINTS, { a: found[1] ?? '' })) : null
}

/** Section F: '( 6 months)', '( 12 mo.)', '( $17.71 per day for 15 days @ 4.25%)'. */
function prepaidPair(label: string, kind: DisclosureKind): Pair | null {
  const days = /^prepaid interest ?\( ?(\$\d[\d,]*(?:\.\d\d)?)? ?per day for (\d+)? ?days @ ?([\d.]+)? ?%? ?\)$/i.exec(
    label,
  )
  if (days) {
    const rate = days[3] === undefined ? '' : `${days[3]} %`
    return tidy(filled(INTEREST['loan-estimate'], { a: days[1] ?? '', n: days[2] ?? '', r: rate }))
  }
  const dates =
    /^prepaid interest ?\( ?(\$\d[\d,]*(?:\.\d\d)?)? ?per day from (\d{1,2}\/\d{1,2}\/\d{2,4})? ?to (\d{1,2}\/\d{1,2}\/\d{2,4})? ?\)$/i.exec(
      label,
    )
  if (dates) {
    return tidy(filled(INTEREST['closing-disclosure'], { a: dates[1] ?? '', d: dates[2] ?? '', e: dates[3] ?? '' }))
  }
  const [, name = '', months] = /^(.+?) ?\( ?(\d+)? ?(?:months?|mo\.?) ?\)$/i.exec(label) ?? []
  const es = PREMIUMS[plain(name)] ?? (name === '' ? undefined : known(name, kind))
  if (es === undefined) return null
  const isOfficial = plain(name) in PREMIUMS
  return { en: label, es: `${es} (${months === undefined ? '' : `${months} `}meses)`, official: isOfficial }
}

/** Section G: 'Property Taxes $105.30 per month for 2 mo.' */
function escrowPair(label: string, kind: DisclosureKind): Pair | null {
  const pattern = /^(.+?) ?(\$\d[\d,]*(?:\.\d\d)?)? ?per month for ?(\d+)? ?(?:months?|mo\.?)$/i
  const [, name = '', each, months] = pattern.exec(label.trim()) ?? []
  const es = MONTHLY[plain(name)] ?? (name === '' ? undefined : known(name, kind))
  if (es === undefined) return null
  const comma = kind === 'closing-disclosure' ? ',' : ''
  const amount = each === undefined ? '' : `${each} `
  const times = months === undefined ? '' : `${months} `
  const isOfficial = plain(name) in MONTHLY
  return { en: label, es: `${es} de ${amount}por mes${comma} durante ${times}meses`, official: isOfficial }
}

function rarePair(label: string, kind: DisclosureKind): Pair | null {
  const recording = /^recording fees? ?deed: ?(\$\d[\d,]*(?:\.\d\d)?)? ?mortgage: ?(\$\d[\d,]*(?:\.\d\d)?)?$/i.exec(
    label,
  )
  if (recording) return tidy(filled(RECORDING, { a: recording[1] ?? '', b: recording[2] ?? '' }))
  const [, name, from, to] = /^(.+?) (\d{1,2}\/\d{1,2}\/\d{2,4}) to (\d{1,2}\/\d{1,2}\/\d{2,4})$/i.exec(label) ?? []
  const named = name === undefined ? undefined : (OWN[kind].get(plain(name)) ?? COMMON.get(plain(name)))
  if (named && from !== undefined && to !== undefined) {
    return { ...filled(PERIOD, { name: named.es, a: from, b: to }), official: named.official }
  }
  const rebate = /^rebate from (.+)$/i.exec(label)?.[1]
  if (rebate !== undefined) return filled(AGENT, { a: rebate })
  const paidOff = /^(.+) to pay off existing loan$/i.exec(label)?.[1]
  return paidOff === undefined ? null : filled(PAYOFF, { a: paidOff })
}

function known(name: string, kind: DisclosureKind): string | undefined {
  return (OWN[kind].get(plain(name)) ?? COMMON.get(plain(name)))?.es
}

/** A form that was left blank prints no two blanks in a row here. */
function tidy(pair: Pair): Pair {
  return { ...pair, es: pair.es.replace(/ {2,}/g, ' ').replace(/\( /g, '(').trim() }
}

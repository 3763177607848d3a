import { formatDay } from '#domain/day-words.es.ts'
import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'
import type { GroupReason } from '#domain/tolerance/groups.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './check-words.ts'
import { dollars, wholeDollars } from './figure-text.ts'
import { sumOf } from './line-sums.ts'

/** When somebody last looked whether the rule is still the one that the check goes by. */
const LOOKED_AT = 'noviembre de 2026'

export const checkPageWords: Translated<typeof english.checkPageWords> = {
  above: 'Por encima del límite',
  within: 'Dentro de los límites',
  open: 'Faltan respuestas',
  letter: 'Escribir la carta',
  ask: 'Preguntar por los cambios',
  section: 'Declaración de Cierre junto a su Estimación de Préstamo',
  due: day =>
    `Pregunte antes de firmar; el prestamista tiene hasta el ${formatDay(day)}, 60 días después del cierre, para devolverlo.`,
  already: amount => `La declaración ya devuelve ${amount}.`,
  range: (least, most) => `Son ${least} o hasta ${most}, según lo que los documentos no dicen.`,
  whyNot:
    'Keyturn compara las cifras; esto no es asesoría legal. Un prestamista puede tener una razón válida para un aumento, así que pregunte primero.',
  law: `Los límites son los del Reglamento Z (Regulation Z), 12 CFR 1026.19(e)(3), cambiados por última vez en 2018; los feriados incluyen Juneteenth. Lo miramos por última vez en ${LOOKED_AT}.`,
  rounding: 'Una Estimación de Préstamo imprime dólares enteros, así que no se cuentan hasta 50 centavos por línea.',
  estimate: 'Estimación',
  actual: 'Cierre',
  change: 'Cambio',
  line: 'Cargo',
  same: 'igual',
  together: 'Juntos',
  notListed: 'no aparece',
  notCharged: 'no se cobra',
  depends: 'depende de su respuesta',
  nothingOver: 'Nada de más',
  over: amount => `${amount} de más`,
  limit: amount => `El límite de la suma es ${amount}.`,
  withLines: labels => `con ${labels}`,
  rule: 'Dónde lo dice la regla',
  showCharges: lines => plural(lines, { one: 'Ver su única línea', other: `Ver sus ${lines} líneas` }),
  hideCharges: 'Ocultar las líneas',
  cite: place => `12 CFR ${place}`,
  credits: 'Créditos del prestamista',
  questions: open =>
    open === 0
      ? 'Lo que nos dijo'
      : plural(open, { one: 'Una pregunta por contestar', other: `${open} preguntas por contestar` }),
  carried: '¿Le dio el prestamista una razón para el aumento?',
  carriedWhy:
    'Una Declaración de Cierre puede traer ella misma cifras nuevas, si el prestamista nombra una de seis razones dentro de tres días hábiles desde que la supo. Sin una razón cuenta la estimación.',
  outcome: amount => `Quizá le deban ${amount}`,
  facts: 'Qué más mirar',
  factsChanged: count =>
    count === 0
      ? 'No cambió nada más.'
      : plural(count, { one: 'Una cosa por mirar.', other: `${count} cosas por mirar.` }),
  factsSame: count => plural(count, { one: '1 que es igual', other: `${count} que son iguales` }),
}

export const pairingWords: Translated<typeof english.pairingWords> = {
  title: '¿Emparejamos mal una línea?',
  description:
    'Los prestamistas dan muchos nombres a un mismo cargo, y pueden dividirlo. Elija qué era cada línea en la estimación; las líneas de una sección que la comparten cuentan juntas.',
  field: line => `“${line}” era en la estimación`,
  none: 'No está en la estimación',
  ours: 'Como lo encontró Keyturn',
  option: (section, label, amount) => `${section} · ${label}, ${amount}`,
  charged: (section, amount) => `Sección ${section}, ${amount}`,
  byHand: 'pareja hecha por usted',
  shared: (count, sum) => `${count} líneas juntas, ${sum}`,
  unpaired: 'no está en la estimación',
  found: 'Encontré este proveedor por mi cuenta, fuera de la lista del prestamista',
}

export const cashWords: Translated<typeof english.cashWords> = {
  title: 'Del efectivo estimado al final',
  titleTo: 'De lo que recibía a lo que recibe',
  estimate: 'Efectivo para el cierre, estimado',
  estimateTo: 'Efectivo para usted, estimado',
  final: 'Efectivo para el cierre',
  finalTo: 'Efectivo para usted',
  back: amount => `Si le devuelven ${amount}`,
  bring: 'Llevaría',
  get: 'Recibiría',
  from: amount => `Las barras empiezan en ${amount}.`,
  less: amount => `Lleva ${amount} menos que en la estimación.`,
  more: amount => `Lleva ${amount} más que en la estimación.`,
  lessTo: amount => `Recibe ${amount} menos que en la estimación.`,
  moreTo: amount => `Recibe ${amount} más que en la estimación.`,
  even: 'Lleva lo que decía la estimación.',
}

export const cashStepWords: typeof english.cashStepWords = {
  'zero-charges': 'Cargos del prestamista y exigidos',
  'ten-charges': 'Servicios de título y registro',
  'free-charges': 'Seguro, impuestos, lo que usted eligió',
  'lender-credits': 'Créditos del prestamista',
  total_closing_costs: 'Costos de cierre',
  paid_before_closing: 'Pagados antes del cierre',
  closing_costs_financed: 'Costos pagados del préstamo',
  down_payment: 'Pago inicial',
  deposit: 'Depósito',
  funds_for_borrower: 'Fondos para usted',
  seller_credits: 'Crédito del vendedor',
  adjustments: 'Ajustes y otros créditos',
  loan_amount: 'Monto del préstamo',
  payoffs: 'Liquidaciones y pagos',
}

export const groupWords: typeof english.groupWords = {
  zero: { title: 'No pueden subir', detail: 'Cada línea por sí sola.' },
  ten: { title: 'Pueden subir 10% en conjunto', detail: 'Cuenta la suma de estas líneas.' },
  none: { title: 'Sin límite', detail: 'Otros ponen estos precios, o los eligió usted.' },
}

export const reasonWords: typeof english.reasonWords = {
  'paid-to-lender': 'Pagado al prestamista o al corredor',
  'cannot-shop': 'Exigido por el prestamista, y usted no podía elegir',
  affiliate: 'El proveedor pertenece al prestamista o al corredor',
  'transfer-tax': 'Impuesto por transferencia',
  recording: 'Registro y otros cargos gubernamentales',
  'from-lenders-list': 'Usted podía elegir, y el proveedor es de la lista del prestamista',
  'not-chosen': 'Usted podía elegir, y no recibió lista o eligió de ella',
  'left-off-shoppable': 'No está en la estimación, lo que cuenta como $0',
  'left-off-known': 'El prestamista lo sabía y no lo puso en la estimación',
  'chosen-by-buyer': 'Usted encontró al proveedor',
  'prepaid-interest': 'Intereses hasta el primer pago',
  insurance: 'Primas de seguro',
  escrow: 'Va a su cuenta en depósito (escrow)',
  'property-tax': 'Impuestos sobre la propiedad',
  'not-required': 'El prestamista no lo exige',
  'not-performed': 'Se estimó y no se cobró',
}

export const verdictWords: typeof english.verdictWords = found => {
  if (found.least_cents !== found.most_cents) {
    const count = found.questions.length
    if (found.least_cents > 0) return `Su prestamista quizá le deba ${dollars(found.least_cents)} o más.`
    return plural(count, {
      one: 'Para decirlo falta una respuesta.',
      other: `Para decirlo faltan ${count} respuestas.`,
    })
  }
  if (found.refund_cents > 0) return `Su prestamista quizá le deba ${dollars(found.refund_cents)}.`
  const rise = sumOf(found.lines, 'actual_cents') - sumOf(found.lines, 'estimate_cents')
  if (rise <= 0) return 'No le deben nada: sus costos no subieron.'
  return riseSentence(wholeDollars(rise), found.lines)
}

export const excessWords: typeof english.excessWords = found => {
  const over = found.lines.filter(({ over_cents }) => over_cents > 0)
  const fees = over.reduce((total, { over_cents }) => total + over_cents, 0)
  const { missing_cents } = found.lender_credits
  return [
    over.length > 0 &&
      plural(over.length, {
        one: `Un cargo que no puede subir subió ${dollars(fees)}.`,
        other: `${numberWord(over.length)} cargos que no pueden subir subieron ${dollars(fees)}.`,
      }),
    missing_cents > 0 && `El crédito del prestamista es ${dollars(missing_cents)} menor.`,
    found.ten_excess_cents > 0 &&
      `Los servicios de título y el registro pasaron ${dollars(found.ten_excess_cents)} de su límite de 10%.`,
  ].filter(sentence => sentence !== false)
}

const NUMBER_WORDS = ['Ningún', 'Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez']

function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}

/** What rose, in the words of the groups without a limit. */
function riseSentence(rise: string, lines: ToleranceLine[]): string {
  const risen = lines.filter(line => (line.actual_cents ?? 0) > (line.estimate_cents ?? 0))
  const has = (...reasons: GroupReason[]) => risen.some(({ reason }) => reasons.includes(reason))
  const parts = [
    has('insurance', 'escrow') && 'seguro',
    has('property-tax', 'prepaid-interest', 'transfer-tax', 'recording') && 'impuestos e intereses',
    has('chosen-by-buyer', 'not-required') && 'lo que usted eligió',
    has('from-lenders-list', 'left-off-shoppable', 'not-chosen') && 'servicios dentro de su límite',
  ].filter(part => part !== false)
  if (parts.length === 0) return `No le deben nada: el aumento de ${rise} cabe en lo que esconde el redondeo.`
  return `No le deben nada: el aumento de ${rise} es por ${listed(parts)}.`
}

export const factWords: typeof english.factWords = {
  applicants: 'Sus nombres',
  property: 'Dirección de la vivienda',
  lender: 'Prestamista',
  sale_price: 'Precio',
  loan_amount: 'Monto del préstamo',
  interest_rate: 'Tasa de interés',
  loan_term_months: 'Plazo del préstamo en meses',
  product: 'Producto',
  loan_type: 'Tipo de préstamo',
  purpose: 'Finalidad',
  principal_and_interest: 'Capital e intereses',
  mortgage_insurance: 'Seguro hipotecario al mes',
  escrow: 'Depósito (escrow) al mes',
  prepayment_penalty: 'Multa por pago anticipado',
  balloon_payment: 'Cuota extraordinaria (balloon payment)',
  assumption: 'Un comprador puede asumir el préstamo',
  late_payment_fee: 'Cargo por pago atrasado',
  deposit: 'Su depósito',
  seller_credits: 'Crédito del vendedor',
  adjustments: 'Ajustes y otros créditos',
}

export const verdictLabels: typeof english.verdictLabels = {
  same: 'Igual',
  changed: 'Cambió',
  check: 'Mírelo',
}

import { formatDate, formatDay, formatLongDay, formatMonth } from '#domain/day-words.es.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { CheckCode } from '#domain/servicing/statement-check.ts'
import type { Translated } from '#domain/translated.ts'
import { statementName } from './home-words.es.ts'
import type { MonthlyReview } from './monthly-review.ts'
import type * as english from './statement-words.ts'

const exact = (cents: number) => formatCents(cents / 100)

export const figureWords: typeof english.figureWords = {
  principal_due: 'Capital (principal)',
  interest_due: 'Intereses (interest)',
  escrow_due: 'Impuesto y seguro (escrow)',
  insurance_due: 'Seguro hipotecario',
  regular_payment: 'Pago regular',
  fees_due: 'Cargos (fees)',
  past_due: 'Monto atrasado (past due)',
  amount_due: 'Monto por pagar (amount due)',
  principal_paid: 'Pagado al capital',
  interest_paid: 'Intereses pagados',
  escrow_paid: 'A la cuenta escrow',
  fees_paid: 'A cargos',
  suspense_paid: 'Apartado (suspense)',
  total_paid: 'Todo lo que entró',
  principal_ytd: 'Pagado al capital este año',
  interest_ytd: 'Intereses este año',
  escrow_ytd: 'A la cuenta escrow este año',
  fees_ytd: 'A cargos este año',
  suspense_held: 'Apartado ahora',
  total_ytd: 'Todo este año',
  principal_balance: 'Saldo que debe (principal balance)',
  late_fee: 'Cargo por pago atrasado, si paga tarde',
  rate_percent: 'Tasa',
  late_after: 'Hay cargo por pago atrasado después del',
}

export const blockWords: typeof english.blockWords = {
  due: 'Por pagar ahora',
  paid: 'Pagado desde el último estado',
  year: 'En lo que va del año',
  loan: 'Su préstamo',
}

export const resultWords: typeof english.resultWords = {
  right: 'cuadra',
  odd: 'no cuadra',
  ask: 'una pregunta',
  cannot: 'no se puede revisar',
  printed: 'como está impreso',
}

export const monthlyWords: Translated<typeof english.monthlyWords> = {
  yours: 'Sus estados de cuenta',
  newOne: 'Nuevo',
  nameOf: statement => (statement.statement_on ? formatDate(statement.statement_on) : formatDate(statement.due_on)),
  right: 'Bien',
  do: 'Una cosa por hacer',
  ask: 'Una pregunta',
  open: 'Aún no es seguro',
  write: 'Escribir la carta',
  // The letter is English, and so is its subject.
  letterSubject: 'My monthly statement',
  ourSum: value => `nuestro cálculo da ${value}`,
  figures: 'Cada cifra, y cómo llegamos a ella',
  cent: 'Los intereses se revisan por mes. Un centavo de redondeo nunca es un error.',
  questions: 'Qué preguntar',
  form: 'Las cifras',
  formHint: 'Bastan seis: el día, lo que se debe, la tasa y las tres partes del pago.',
  read: 'Compárelas con el papel antes de guardar.',
  more: 'Más cifras, si están impresas',
  save: 'Guardar',
  saved: 'Guardado',
  remove: 'Quitar',
  removed: 'Se quitó',
  servicer: 'Administrador (servicer)',
  dueOn: 'Fecha del pago',
  statementOn: 'Fecha del estado de cuenta',
  lateAfter: 'Cargo por pago atrasado después del',
  extra: 'Adicional que pagó al capital',
  extraHint: 'Aparte del pago, desde el último estado.',
  fees: 'Cargos desde el último estado',
  feeAmount: 'Cargo',
  feeReason: 'Razón impresa',
  feeOn: 'Cobrado el',
  feeIsLate: 'Es un cargo por pago atrasado (late fee)',
  addFee: 'Agregar un cargo',
  removeFee: 'Quitar este cargo',
  next: 'El estado del próximo mes también va aquí. Suéltelo, y lo comparamos con este. Pueden faltar meses.',
  history: 'El historial del préstamo',
  historyHint:
    'De sus estados de cuenta, como contó su administrador. Para una hoja de cálculo o una herramienta de presupuesto.',
  historyFell(owed) {
    const [first, last] = [owed[0], owed.at(-1)]
    if (!first || !last) return ''
    return `Todavía debe: ${formatCents(first.owed)} en ${formatMonth(first.due_on)}, ${formatCents(last.owed)} en ${formatMonth(last.due_on)}.`
  },
  owed: 'Todavía debe',
  historyCsv: 'Para herramientas de presupuesto (CSV)',
  historyOfx: 'Para GnuCash y Actual (OFX)',
  statementsCsv: 'Todas las cifras (CSV)',
  year: 'Pago',
  law: 'Reglas: 12 CFR 1026.41 y 1024.35, al 1 de enero de 2025. Keyturn revisa sumas y fechas; no da asesoría legal. Pregunte a su administrador.',
  loanFirst: 'Primero, el préstamo mismo',
  loanFirstWhy:
    'Un estado de cuenta se compara con su préstamo. Escríbalo una vez, o suelte allí el estado de cuenta y lo llenamos.',
  toLoan: 'Escribir los datos de mi préstamo',
}

export const verdictOf: typeof english.verdictOf = (statement, review) => {
  const name = statementName(statement)
  if (review.odd.length > 0) {
    const named = review.odd.map(figure => figureWords[figure].toLowerCase())
    return {
      chip: 'do',
      title: plural(named.length, {
        one: `Pregunte por una cifra: ${named[0]}.`,
        other: `Pregunte por estas cifras: ${listed(named)}.`,
      }),
      detail: `${oddSentence(review)} Su administrador hipotecario puede tener una razón. Pregunte, y siga pagando.`,
    }
  }
  if (review.questions.length > 0)
    return {
      chip: 'ask',
      title: `Su ${name} cuadra, con una pregunta.`,
      detail: `${countWords(review.right)} Lo que no podemos decidir por nuestra cuenta está abajo.`,
    }
  if (review.right > 0)
    return {
      chip: 'right',
      title: `Su ${name} está bien, al centavo.`,
      detail: review.before
        ? `${countWords(review.right)} Cuadra con su pagaré y con el último estado.`
        : `${countWords(review.right)} Cuadra con su pagaré.`,
    }
  if (review.cannot)
    return {
      chip: 'open',
      title: 'Este no lo podemos revisar.',
      detail:
        'El primer período de un préstamo sigue sus propias reglas. Suelte el próximo estado, y seguimos desde allí.',
    }
  return {
    chip: 'open',
    title: 'Unas cifras más, y lo podemos revisar.',
    detail: 'Agregue lo que se debe, la tasa, y los intereses y el capital del pago.',
  }
}

function countWords(right: number): string {
  return plural(right, { one: 'Se calculó de nuevo una cifra.', other: `Se calcularon de nuevo ${right} cifras.` })
}

function oddSentence(review: MonthlyReview): string {
  const rows = review.blocks.flatMap(({ rows }) => rows).filter(({ result }) => result === 'odd')
  return rows
    .flatMap(({ check }) =>
      check?.printed === null || check?.expected === null || !check
        ? []
        : [
            `${figureWords[check.figure]}: está impreso ${valueWords(check.figure, check.printed)}, nuestro cálculo da ${valueWords(check.figure, check.expected)}.`,
          ],
    )
    .filter((each, at, all) => all.indexOf(each) === at)
    .join(' ')
}

export const valueWords: typeof english.valueWords = (figure, value) => {
  if (typeof value === 'string') return formatDay(value)
  return figure === 'rate_percent' ? formatRate(value) : exact(value)
}

export const sumWords: typeof english.sumWords = (check, { statement, before, loan }) => {
  const { figures } = statement
  const rate = loan.terms[0]?.rate_percent ?? statement.rate_percent ?? 0
  const payment = loan.terms[0]?.principal_and_interest ?? 0
  const balance = figures.principal_balance ?? 0
  const ways = { monthly: '÷ 12', 'actual/365': 'por días, un año de 365', 'actual/360': 'por días, un año de 360' }
  const way = ways[check.method ?? 'monthly']
  const sums: Record<CheckCode, () => string> = {
    'payment-sum': () => 'Sus partes juntas',
    'amount-due-sum': () => 'Pago, cargos y lo atrasado juntos',
    'paid-sum': () => 'Sus partes juntas',
    'year-sum': () => 'Sus partes juntas',
    rate: () => 'Como en su pagaré',
    'interest-due': () => `${exact(balance)} × ${formatRate(rate)} ${way}`,
    'interest-paid': () => `${exact(balance + (figures.principal_paid ?? 0))} × ${formatRate(rate)} ${way}`,
    'payment-of-note': () => `${exact(payment)} − ${exact(figures.interest_due ?? 0)}`,
    'escrow-of-analysis': () =>
      `Hasta ahora eran ${exact(Number(check.expected ?? 0))}. ¿Llegó un nuevo estado de la cuenta escrow?`,
    balance: () =>
      before &&
      figures.principal_paid !== undefined &&
      Number(check.expected) === (before.figures.principal_balance ?? 0) - figures.principal_paid
        ? `${exact(before.figures.principal_balance ?? 0)} − ${exact(figures.principal_paid)}`
        : before
          ? `Según el plan desde el ${formatDay(before.due_on)}`
          : 'Según el plan',
    'past-due': () => 'Lo que se pidió la última vez, menos lo que entró',
    suspense: () => 'Lo que estaba apartado, y lo que entró y se usó',
    'year-to-date': () => 'La suma del último estado y lo que entró desde entonces',
    'extra-principal': () => `Con lo adicional que pagó son ${exact(Number(check.expected ?? 0))}`,
    'insurance-past-its-day': () =>
      loan.insurance_ends ? `La ley lo termina el ${formatLongDay(loan.insurance_ends)}` : 'La ley ya lo terminó',
    'late-fee': () => `${formatRate(loan.late_fee?.percent ?? 0)} de ${exact(payment)}, como en su pagaré`,
    'late-fee-day': () => `${loan.late_fee?.grace_days ?? 0} días de gracia, como en su pagaré`,
    'late-fee-not-late': () => 'El pago llegó dentro de los días de gracia',
    'late-fee-in-transfer': () =>
      'En los 60 días después de un cambio de administrador. ¿Cuándo lo recibió el anterior?',
    'fees-sum': () => 'Los cargos uno por uno',
    'fee-without-reason': () => 'Un cargo necesita fecha y razón. ¿Para qué fue?',
  }
  const sum = sums[check.code]()
  return check.code === 'escrow-of-analysis' && check.status === 'ok' ? 'Como se fijó' : sum
}

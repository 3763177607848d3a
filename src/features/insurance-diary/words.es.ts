import { formatDay } from '#domain/day-words.es.ts'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { LoanProgram } from '#domain/mortgage-insurance.ts'
import type { Translated } from '#domain/translated.ts'
import { differencesOf } from '#resources/differences.ts'
import type { DiaryDraft } from './draft.ts'
import type { DiaryRule } from './rules.ts'
import type * as english from './words.ts'

export const diaryProblems: typeof english.diaryProblems = {
  'too-many-diaries': {
    status: 409,
    code: 'too-many-diaries',
    title: 'Puede guardar seis diarios',
    detail: 'Quite uno que ya terminó antes de guardar otro.',
  },
}

export const sourceWords: typeof english.sourceWords = {
  disclosure: 'su Declaración de Cierre',
  closed: 'su préstamo cerrado',
  estimate: 'una Estimación de Préstamo',
  offer: 'una oferta que está comparando',
  application: 'su solicitud, con nuestra tasa estimada',
  'past-loan': 'un préstamo anterior',
  'paid-loan': 'el préstamo que está pagando',
}

export const headline: typeof english.headline = (answer, stage, today, away) => {
  const { rule, may_ask, ends } = answer
  if (rule === 'fha') {
    return ends === null
      ? {
          title: 'La prima de FHA dura tanto como el préstamo',
          detail: 'Se prestó más del 90% del valor, así que termina cuando el préstamo se paga o se refinancia.',
        }
      : today >= ends
        ? {
            title: `La prima de FHA debió terminar el ${formatDay(ends)}`,
            detail: 'Ya pasaron once años. Si todavía la paga, pregunte por qué a su administrador hipotecario.',
          }
        : {
            title: `La prima de FHA termina el ${formatDay(ends)}`,
            detail: 'Se prestó el 90% del valor o menos, así que se paga once años. No tiene que pedir nada.',
          }
  }
  if (stage === 'no-day' || may_ask === null || ends === null) return ruleHeadlines[rule]
  if (stage === 'ended') {
    return {
      title: `Debió terminar el ${formatDay(ends)}`,
      detail:
        'Si está al día y todavía lo paga, escriba hoy a su administrador hipotecario. La carta de abajo está lista.',
    }
  }
  if (stage === 'may-ask') {
    return {
      title: 'Hoy ya puede pedir que termine',
      detail: `Tiene ese derecho desde el ${formatDay(may_ask)}. Sin una carta termina el ${formatDay(ends)}.`,
    }
  }
  return {
    title: `Desde el ${formatDay(may_ask)} puede pedir que termine`,
    detail: `Es ${away}. Sin una carta termina el ${formatDay(ends)}.`,
  }
}

const ruleHeadlines: Record<DiaryRule, { title: string; detail: string }> = {
  private: { title: '', detail: '' },
  'other-home': {
    title: 'Los días de la ley son para la vivienda en que vive',
    detail:
      'En una segunda vivienda o una de alquiler, el contrato del seguro y el dueño del préstamo dicen cuándo termina. Pregunte a su administrador hipotecario cuál es la regla.',
  },
  'not-needed': {
    title: 'Se prestó el 80% del valor o menos',
    detail:
      'Entonces los prestamistas rara vez piden seguro hipotecario, y la ley no le pone un día. Si lo paga de todos modos, pregunte a su administrador hipotecario si puede terminar ya.',
  },
  fha: { title: '', detail: '' },
  va: {
    title: 'Un préstamo VA no tiene seguro hipotecario mensual',
    detail:
      'Su cargo de financiamiento (funding fee) se paga una vez, en el cierre o dentro del préstamo. No hay nada que terminar.',
  },
  usda: {
    title: 'El cargo anual de USDA dura tanto como el préstamo',
    detail: 'Ningún saldo lo hace terminar. Termina cuando el préstamo se paga o se refinancia.',
  },
}

export const dayWords: typeof english.dayWords = {
  'value-two-years': {
    title: 'Conviene pedirlo, si su vivienda subió de valor',
    meaning:
      'A los dos años, Fannie Mae y Freddie Mac permiten que termine cuando debe el 75% del valor de hoy o menos. Usted paga la tasación; con una mejora importante basta el 80%.',
    who: 'Usted lo pide',
    cite: 'Fannie Mae Servicing Guide B-8.1-04, de 2020; pregunte quién es el dueño de su préstamo',
  },
  'value-five-years': {
    title: 'Conviene pedirlo con el 80% del valor de hoy',
    meaning: 'A los cinco años les basta con que deba el 80% del valor de hoy o menos.',
    who: 'Usted lo pide',
    cite: 'Fannie Mae Servicing Guide B-8.1-04, de 2020; pregunte quién es el dueño de su préstamo',
  },
  'may-ask': {
    title: 'Puede pedirlo por escrito',
    meaning:
      'El saldo llega al 80% del valor original. Debe estar al día, sin ningún pago con 30 días de atraso en el último año ni con 60 días en el año anterior. El prestamista puede querer una prueba de que el valor no ha bajado y de que no hay un segundo préstamo.',
    who: 'Usted lo pide',
    cite: '12 U.S.C. 4901(2), 4902(a)',
  },
  'must-end': {
    title: 'Debe terminar solo',
    meaning:
      'El primer plan de pagos llega al 78%. No hace falta carta ni tasación. Si tiene pagos atrasados, termina el primer día del mes después de ponerse al día.',
    who: 'Le toca a su administrador',
    cite: '12 U.S.C. 4901(18), 4902(b)',
  },
  'ends-at-latest': {
    title: 'Termina a más tardar',
    meaning: 'El primer día del mes después de la mitad del plazo, sin importar cuánto debe todavía, si está al día.',
    who: 'Le toca a su administrador',
    cite: '12 U.S.C. 4901(7), 4902(c)',
  },
  'fha-ends': {
    title: 'Termina la prima de FHA',
    meaning: 'Se pagaron once años de primas, y se prestó el 90% del valor o menos.',
    who: 'Le toca a su administrador',
    cite: 'HUD, préstamos desde junio de 2013',
  },
}

export const diaryPageWords: Translated<typeof english.diaryPageWords> = {
  title: '¿Cuándo termina mi seguro hipotecario?',
  description:
    'Los días que le da la ley, lo que el seguro (mortgage insurance, PMI) cuesta cada mes y la carta para que termine. Sirve por años después del cierre (closing).',
  yourLoans: 'Sus préstamos',
  newLoan: 'Otro préstamo',
  days: 'Los días',
  passed: 'Ya pasó',
  next: 'El próximo',
  away: months => `en ${months}`,
  movesNot: 'Los pagos adicionales no mueven este día.',
  sooner: months => `Los pagos adicionales lo adelantan ${formatMonths(months)}.`,
  monthly: 'Un mes cuesta',
  waiting: 'Esperar cuesta',
  waitingHint: months => `${formatMonths(months)} entre pedirlo y el fin automático`,
  afterTitle: 'Qué pasa entonces',
  after: [
    'No hay más primas desde 30 días después de que termina, y lo que pagó por adelantado se le devuelve dentro de 45 días (12 U.S.C. 4902(d), (e)).',
    'Su administrador hipotecario le dice cada año que puede pedirlo, con un número de teléfono. Sus primeros papeles traen el plan.',
    'Si el prestamista paga el seguro con una tasa más alta, estos días no valen: termina cuando refinancia.',
    'Unos pocos préstamos, llamados de alto riesgo (high-risk) en el cierre, tienen otros días. Sus primeros papeles lo dicen.',
  ],
  adjustable:
    'Su tasa puede cambiar, y entonces cuenta el plan vigente. Estos días siguen la tasa de hoy; pregunte a su administrador hipotecario por los suyos.',
  assumedClosed:
    'No sabemos el día en que cerró, así que esto cuenta desde el día en que lo registró. Puede ser un mes antes: su pagaré (note) tiene el día real.',
  assumedDay:
    'No nos ha dicho cuándo cierra, así que esto supone unos 45 días desde hoy. Su pagaré (note) tiene el día real.',
  incomplete: 'Complete el préstamo para ver sus días',
  incompleteWhy:
    'Bastan el precio, el préstamo, la tasa y el primer pago. Todos están en su Declaración de Cierre (Closing Disclosure).',
  typeLoan: 'Escribir mi préstamo',
  none: 'Hasta ahora no hay seguro hipotecario',
  noneWhy:
    'Nada de lo que nos dijo lo incluye: un préstamo convencional de hasta el 80% del valor no lo necesita. Si lo paga, escriba aquí su préstamo.',
  source: text => `Tomado de ${text}.`,
  keep: 'Guardar este diario',
  save: 'Guardar los cambios',
  saved: 'Diario guardado',
  savedGuest: 'Solo en este dispositivo. Con una cuenta gratis, le recordaremos cuando lleguen los días.',
  savedAccount: 'Le recordaremos cuando lleguen los días, aunque falten años.',
  remind: 'Recordarme estos días',
  remindHint: 'En la aplicación y por correo, según su configuración de recordatorios.',
  remove: 'Quitar este diario',
  removeAsk: '¿Quitar este diario?',
  removeWhy: 'Sus fechas y recordatorios se borran. Puede volver a escribir el préstamo.',
  keepIt: 'Conservarlo',
  loan: 'El préstamo',
  name: 'Nombre de este préstamo',
  program: 'Programa de préstamo',
  choose: 'Elija',
  value: 'Valor de la vivienda al cierre',
  valueHint: 'Lo menor entre el precio y la tasación (appraisal). Al refinanciar: la tasación.',
  loanAmount: 'Monto del préstamo',
  fhaLoanHint: 'Sin la prima inicial (upfront premium)',
  rate: 'Tasa de interés',
  term: 'Plazo',
  years: months => formatMonths(months),
  firstPayment: 'Primer pago',
  firstPaymentHint: 'Por lo general, el primer día del segundo mes después del cierre',
  premium: 'Seguro hipotecario mensual',
  extra: 'Pago mensual adicional',
  extraHint: 'Mueve el día en que puede pedirlo, no el día en que debe terminar',
  livesThere: 'Vivo en esta vivienda, y es para una sola familia',
  rateChanges: 'La tasa puede cambiar',
}

export const programWords: typeof english.programWords = {
  conventional: 'Convencional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
}

const fieldLabels: Record<keyof DiaryDraft, string> = {
  name: diaryPageWords.name,
  loan_program: diaryPageWords.program,
  original_value: diaryPageWords.value,
  loan_amount: diaryPageWords.loanAmount,
  interest_rate: diaryPageWords.rate,
  months: diaryPageWords.term,
  first_payment_on: diaryPageWords.firstPayment,
  monthly_premium: diaryPageWords.premium,
  extra_monthly: diaryPageWords.extra,
  lives_there: diaryPageWords.livesThere,
  rate_can_change: diaryPageWords.rateChanges,
}

export const diaryDifferences: typeof english.diaryDifferences = (here, saved) =>
  differencesOf(fieldLabels, [here, saved], fieldText)

function fieldText(loan: DiaryDraft, key: keyof DiaryDraft): string {
  const value = loan[key]
  if (value === null) return '—'
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (key === 'name') return String(value)
  if (key === 'loan_program') return programWords[value as LoanProgram]
  if (key === 'interest_rate') return formatRate(Number(value))
  if (key === 'months') return formatMonths(Number(value))
  return key === 'first_payment_on' ? formatDay(String(value)) : formatMoney(Number(value))
}

export const letterWords: Translated<typeof english.letterWords> = {
  isItSo: '¿Qué es cierto? En la carta solo está lo que usted marque.',
  asked: {
    current: 'Estoy al día con mis pagos',
    'on-time':
      'Ningún pago con 30 días de atraso en los últimos 12 meses, ninguno con 60 días en los 12 meses anteriores',
    'no-second-loan': 'No hay un segundo préstamo sobre la vivienda. La ayuda para el pago inicial a menudo es uno.',
  },
  title: 'Una carta para su administrador hipotecario',
  description:
    'Va en inglés, para quien la recibe, y usted puede cambiarla. Envíela por escrito y guarde una copia: la ley cuenta desde su solicitud escrita.',
  reason: 'Por qué escribe',
  reasons: {
    balance: 'Debo el 80% del valor original o menos',
    value: 'Mi vivienda vale más hoy',
    overdue: 'Ya debió terminar',
  },
}

import { formatLongDate } from '#domain/day-words.es.ts'
import { formatCents, formatMoney } from '#domain/figures.ts'
import { listed } from '#domain/listed.es.ts'
import type { Translated } from '#domain/translated.ts'
import type { Review, StatementCheck } from './review.ts'
import type * as english from './statement-words.ts'

const exact = (cents: number | undefined) => formatCents((cents ?? 0) / 100)
const whole = (cents: number) => formatMoney(Math.round(cents / 100))

export const verdictOf: typeof english.verdictOf = review => {
  const { checks, too_much, analysis, gaps } = review
  const over = checks.filter(({ result }) => result === 'over')
  const first = over[0]
  if (too_much > 0) {
    return {
      chip: 'do',
      title: `Su administrador hipotecario pide ${whole(too_much)} de más al mes.`,
      detail: over.some(({ key }) => key === 'reserve')
        ? 'Planea guardar de reserva más de dos meses de facturas, que es lo máximo que permite la ley federal.'
        : 'Con las cifras que imprimió, el pago resulta más bajo.',
    }
  }
  if (first) return { chip: 'do', ...overWords(first) }
  const isAsked = checks.some(({ result }) => result === 'ask')
  if (checks.length === 0 || !analysis || gaps.includes('no-starting')) {
    return {
      chip: 'open',
      title: 'Todavía no hay suficientes cifras para decirlo.',
      detail:
        'Escriba las facturas del año que viene, su primer mes y lo que tiene la cuenta. Lo que ya está escrito se revisó.',
    }
  }
  if (analysis.surplus >= 5000) {
    return {
      chip: 'right',
      title: `Le devuelven ${exact(analysis.surplus)}.`,
      detail:
        'Un excedente (surplus) de $50 o más se devuelve dentro de 30 días desde el análisis, si sus pagos están al día.',
    }
  }
  return {
    chip: isAsked ? 'open' : 'right',
    title: isAsked ? 'Las sumas están bien. Hay algo que preguntar.' : 'Está bien. Las sumas de este estado cuadran.',
    detail: riseWords(review),
  }
}

function riseWords({ analysis }: Review): string {
  if (!analysis || analysis.monthly_add === 0) return 'No falta nada en la cuenta.'
  const rise = `El pago por las facturas es de ${exact(analysis.plan.payment)} al mes y se mantiene; otros ${exact(analysis.monthly_add)} al mes terminan en un año.`
  return analysis.deficiency > 0 ? `${rise} Ellos pagaron ${exact(analysis.deficiency)} por usted.` : rise
}

function overWords({ key, figures }: StatementCheck): { title: string; detail: string } {
  switch (key) {
    case 'history':
      return {
        title: `El año de este estado no cuadra por ${exact(Math.abs((figures[4] ?? 0) - (figures[3] ?? 0)))}.`,
        detail:
          'Lo que había, más lo que entró, menos lo que salió, no da lo que dice al final. Pida la lista de todos los movimientos.',
      }
    case 'reserve':
      return {
        title: `Guarda de reserva ${exact((figures[0] ?? 0) - (figures[1] ?? 0))} más de lo que permite la ley.`,
        detail: 'Lo máximo es una sexta parte de las facturas del año.',
      }
    case 'twelfth':
      return {
        title: 'El pago es más que una doceava parte de las facturas.',
        detail: `${exact(figures[0])} ÷ 12 son ${exact(figures[1])}; el estado dice ${exact(figures[2])}.`,
      }
    case 'shortage':
      return {
        title: `El faltante (shortage) es ${exact((figures[0] ?? 0) - (figures[1] ?? 0))} mayor de lo que dan sus propias cifras.`,
        detail: `Según el cálculo de la ley faltan ${exact(figures[1])}, no ${exact(figures[0])}.`,
      }
    case 'spread':
      return {
        title: 'No pueden pedir el faltante (shortage) de una sola vez.',
        detail: `Un faltante de este tamaño se reparte en 12 meses o más: ${exact(figures[1])} al mes.`,
      }
    case 'deficiency':
      return {
        title: 'No pueden pedir de una sola vez lo que adelantaron.',
        detail: `Un adelanto de este tamaño se pide en dos pagos o más: como máximo ${exact(figures[1])} al mes.`,
      }
    case 'surplus':
      return {
        title: `Le deben devolver ${exact(figures[0])}.`,
        detail: 'Un excedente (surplus) de $50 o más se devuelve dentro de 30 días desde el análisis; no se acredita.',
      }
    default:
      return { title: 'Algo en este estado no cuadra.', detail: 'Vea la lista de lo que revisamos.' }
  }
}

export const checkNames: typeof english.checkNames = {
  history: 'El año cuadra',
  twelfth: 'Una doceava parte',
  reserve: 'La reserva',
  shortage: 'El faltante (shortage)',
  payment: 'El nuevo pago',
  spread: 'Repartido en 12 meses',
  deficiency: 'Lo que adelantaron, en dos pagos',
  surplus: 'El excedente (surplus)',
  estimates: 'Las facturas del año que viene',
  opening: 'Empieza donde terminó el anterior',
  'loan-part': 'La parte del préstamo',
  'in-time': 'Llegó a tiempo',
}

export const resultWords: Translated<typeof english.resultWords> = {
  right: 'Bien',
  over: 'De más',
  ask: 'Pregunte',
}

export const checkDetail: typeof english.checkDetail = ({ key, figures, day, items, result }) => {
  const [a, b, c, d, e] = figures
  switch (key) {
    case 'history':
      return d === e
        ? `${exact(a)} + ${exact(b)} − ${exact(c)} = ${exact(d)}`
        : `${exact(a)} + ${exact(b)} − ${exact(c)} = ${exact(d)}; está impreso ${exact(e)}`
    case 'twelfth':
      return `${exact(a)} ÷ 12 = ${exact(b)}; está impreso ${exact(c)}`
    case 'reserve':
      return `${exact(a)} en el punto más bajo, como máximo ${exact(b)}`
    case 'shortage':
      return `${exact(a)} impreso, ${exact(b)} según el cálculo de la ley`
    case 'payment':
      return `Piden ${exact(a)}, se permiten ${exact(b)}`
    case 'spread':
      return `${exact(a)}, como máximo ${exact(b)} al mes`
    case 'deficiency':
      return `${exact(a)}, como máximo ${exact(b)} al mes`
    case 'surplus':
      return result === 'right' ? `${exact(a)}, tratado como dice la ley` : `${exact(a)}, por devolver`
    case 'estimates':
      return result === 'right'
        ? 'Ninguna factura sube más de una décima parte sin que se nombre'
        : `${listed(items ?? [])}: de ${exact(a)} a ${exact(b)}. ¿Qué factura es esa?`
    case 'opening':
      return a === b
        ? exact(a)
        : `${exact(a)} entonces, ${exact(b)} ahora. ¿Hubo entre medio un traspaso o un año corto?`
    case 'loan-part':
      return a === b
        ? `${exact(a)}, como el año pasado`
        : `${exact(b)} el año pasado, ${exact(a)} ahora. ¿Es ajustable la tasa?`
    case 'in-time':
      return day ? `A más tardar el ${formatLongDate(day)}` : ''
  }
}

export const gapWords: typeof english.gapWords = {
  'no-bills': 'Sin las facturas del año que viene no se puede planear nada.',
  'no-first-month': 'Sin el primer mes del año que viene no se puede hallar el punto más bajo.',
  'zero-bill': 'Una factura de $0 no suma nada. Si aún no se sabe, pregunte qué monto se usará.',
  'short-year':
    'Este no es un año de 12 meses. Después de un traspaso o de un cambio de año se permite; sus sumas se revisan, los límites anuales no.',
  'several-years':
    'Una factura de varios años se paga en partes iguales; su punto más bajo llega una vez en esos años, así que este año la reserva no se puede revisar.',
  'no-starting': 'Sin lo que tiene la cuenta al empezar no podemos decir qué falta.',
  'no-history':
    'Faltan meses o sumas del último año, así que no se puede sumar. Pida la lista de todos los movimientos.',
  negative:
    'La cuenta estuvo bajo cero: el administrador pagó por usted. Lo que adelantó se cuenta aparte del faltante.',
  'no-low-point': 'No está el saldo más bajo del plan, así que la reserva no se puede revisar.',
  'not-current': 'Hubo pagos atrasados: entonces los papeles de su préstamo deciden sobre un excedente y un adelanto.',
  'old-and-new-differ':
    'Con el pago anterior el faltante es grande y con el nuevo es pequeño, o al revés. La regla no dice cuál cuenta, así que nosotros tampoco.',
}

export const remedyWords: typeof english.remedyWords = {
  'refund-within-30-days': {
    title: 'Devolverlo dentro de 30 días',
    detail: cents => `${exact(cents)} de excedente (surplus).`,
  },
  refund: { title: 'Devolverlo', detail: cents => `${exact(cents)} de excedente (surplus).` },
  'credit-next-year': { title: 'Acreditarlo al año siguiente', detail: () => 'Se permite si es menos de $50.' },
  'retain-by-loan-documents': {
    title: 'Conservarlo según los papeles de su préstamo',
    detail: () => 'Hubo pagos atrasados.',
  },
  'leave-it': { title: 'Dejarlo así', detail: () => 'Pueden esperar y no pedir nada.' },
  'within-30-days': {
    title: 'Pedirlo dentro de 30 días',
    detail: cents => `${exact(cents)}, menos de un mes de la cuenta escrow.`,
  },
  'twelve-months': {
    title: 'Repartirlo en 12 meses o más',
    detail: cents => `${exact(Math.round(cents / 12))} al mes. Luego termina.`,
  },
  'two-payments': {
    title: 'Pedirlo en dos pagos o más',
    detail: cents => `Como máximo ${exact(Math.round(cents / 2))} cada uno.`,
  },
  'collect-by-loan-documents': {
    title: 'Cobrarlo según los papeles de su préstamo',
    detail: () => 'Hubo pagos atrasados.',
  },
}

export const partWords: typeof english.partWords = ({ kind, item, planned, came }) => {
  switch (kind) {
    case 'bill':
      return { title: `${item}: más de lo planeado`, why: `${exact(came)}; lo planeado era ${exact(planned)}` }
    case 'start':
      return { title: 'Con facturas mayores hay que empezar con más' }
    case 'real':
      return { title: 'El faltante real' }
    case 'reserve':
      return { title: 'Reserva por encima de la ley' }
    case 'printed':
      return { title: 'Lo que dice el estado' }
  }
}

export const statementWords: Translated<typeof english.statementWords> = {
  do: 'Una cosa por hacer',
  right: 'Bien',
  open: 'Queda algo por aclarar',
  asks: 'Piden',
  allows: 'La ley permite',
  tooMuch: 'De más',
  write: 'Escribir la carta',
  account: 'Su cuenta, mes por mes',
  accountHint: (from, to) => `Lo que debe tener al final de cada mes, de ${from} a ${to}.`,
  keyLaw: 'Lo que la ley les deja planear',
  keyExtra: extra => `Lo que agregan: ${exact(extra)} todo el año`,
  keyLine: 'Reserva máxima',
  lowPoint: month => `El punto más bajo es ${month}.`,
  lowPointWhy: (plan, extra) =>
    extra > 0 ? `Planean tener entonces ${exact(plan + extra)}.` : `El plan tiene entonces ${exact(plan)}.`,
  mostReserve: most => `Lo máximo que pueden guardar es ${exact(most)}.`,
  mostReserveWhy: total => `Es una sexta parte de los ${exact(total)} del año.`,
  pictureName: (low, plan, extra) =>
    extra > 0
      ? `Saldo al final de cada mes. El punto más bajo es ${low}: ${exact(plan)} según la ley, ${exact(plan + extra)} en el plan del administrador.`
      : `Saldo al final de cada mes. El punto más bajo es ${low}: ${exact(plan)} según la ley.`,
  endOf: 'Fin de',
  byLaw: 'Según la ley',
  theirs: 'El de ellos',
  comesFrom: 'De dónde viene el faltante',
  may: 'Qué pueden pedir',
  mayLarge: 'El faltante es de un mes de la cuenta escrow o más, así que pueden:',
  maySmall: 'El faltante es de menos de un mes de la cuenta escrow, así que pueden:',
  mayAdvance: 'Por lo que pagaron por usted, pueden:',
  never: 'Nunca: exigir un solo pago',
  neverWhy: 'No por una suma de este tamaño.',
  offerOne: cents => `Ofrecer un solo pago de ${exact(cents)}`,
  offerOneWhy: 'Usted decide si sí o no.',
  checked: 'Todo lo que revisamos',
  checkedCount: (right, all) => `${right} de ${all} bien`,
  cannot: 'Lo que no podemos decir',
  compared: 'Frente al estado del año pasado',
  lastYear: 'Año pasado',
  thisYear: 'Este año',
  law: 'La regla es 12 CFR 1024.17 al 1 de enero de 2025. Keyturn revisa sumas y fechas; no da asesoría legal.',
  form: 'Las cifras del estado de cuenta',
  formHint: 'Como están impresas. Deje en blanco lo que no diga.',
  read: 'Leídas de su archivo. Compare cada cifra con el papel.',
  more: 'El resto del estado de cuenta',
  servicer: 'Administrador (servicer)',
  loanNumber: 'Número del préstamo',
  datedOn: 'Fecha',
  yearFrom: 'Primer mes del año que viene',
  yearFromHint: 'Cualquier día de ese mes.',
  months: 'Meses en el historial',
  history: 'El año que terminó',
  opening: 'Saldo al empezar',
  paidIn: 'Entró',
  paidOut: 'Salió',
  closing: 'Saldo al final',
  coming: 'El año que viene',
  starting: 'La cuenta tiene al empezar',
  startingHint: 'Ponga un signo menos delante de lo que está bajo cero.',
  lowest: 'Saldo más bajo planeado',
  lowestHint: 'Con la reserva. En inglés tiene varios nombres (cushion, minimum o low point).',
  basePayment: 'Nuevo pago de la cuenta escrow, sin el faltante',
  oldPayment: 'Pago anterior de la cuenta escrow',
  shortage: 'Faltante (shortage), como está impreso',
  surplus: 'Excedente (surplus), como está impreso',
  newTotal: 'Nuevo pago completo',
  oldTotal: 'Pago completo anterior',
  loanPart: 'Capital e intereses (principal and interest)',
  demand: '¿Cómo lo quieren?',
  demands: {
    spread: 'Repartido en meses',
    offered: 'Repartido, o en un solo pago si quiero',
    'at-once': 'Todo de una vez',
  },
  demandNone: 'No lo dice',
  spreadMonths: 'En cuántos meses',
  surplusWay: '¿Qué pasa con un excedente?',
  surplusWays: { refund: 'Se devuelve', credit: 'Se acredita al año siguiente' },
  isCurrent: 'Mis pagos llegaron dentro de 30 días desde su fecha',
  bills: 'Facturas del año que viene',
  item: 'Factura',
  billMonth: 'Mes',
  amount: 'Monto',
  lastBill: 'La anterior',
  isKnown: 'Esta factura ya llegó',
  billYears: 'Es de',
  billYearsWords: ['un año', 'dos años', 'tres años'],
  addBill: 'Agregar una factura',
  removeBill: item => (item ? `Quitar ${item}` : 'Quitar esta factura'),
  save: 'Guardar',
  saved: 'Guardado',
  remove: 'Quitar este estado de cuenta',
  yours: 'Sus estados de cuenta',
  newOne: 'Nuevo estado de cuenta',
  nameOf: (servicer, day) => [servicer || 'Estado de cuenta', day].filter(Boolean).join(', '),
}

export const dropWords: Translated<typeof english.dropWords> = {
  title: 'Suelte aquí el estado de su cuenta escrow',
  hint: 'Un PDF, un escaneo o una foto del estado anual (escrow account statement). O escriba abajo sus cifras: bastan seis.',
  choose: 'Elegir un archivo',
  stays: 'El archivo se queda en este dispositivo.',
  reading: percent => (percent > 0 ? `Leyendo, ${percent}% listo` : 'Leyendo'),
  picture: 'Esto es una imagen, como un escaneo. Tarda más en leerse.',
  readPicture: 'Leer la imagen',
  pictureUnread: 'No pudimos reconocer el estado de una cuenta escrow en esta imagen.',
  otherPaper: 'No encontramos el estado anual de una cuenta escrow en este archivo.',
  failed: 'No se pudo leer el archivo. Inténtelo de nuevo.',
  orType: 'También puede escribir las cifras abajo.',
}

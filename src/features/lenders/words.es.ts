import { formatPlainDay } from '#domain/day-words.es.ts'
import { formatMoney } from '#domain/figures.ts'
import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const lendersProblems: Translated<typeof english.lendersProblems> = {
  'no-lenders-selected': {
    status: 400,
    code: 'no-lenders-selected',
    title: 'Ningún prestamista elegido',
    detail: 'Elija al menos un prestamista para continuar.',
  },
  'application-required': {
    status: 409,
    code: 'application-required',
    title: 'Falta la solicitud',
    detail: 'Complete primero su solicitud de hipoteca.',
  },
  'lender-not-found': {
    status: 404,
    code: 'lender-not-found',
    title: 'Este prestamista no está disponible',
    detail:
      'Uno de los prestamistas que eligió ya no recibe solicitudes aquí. Vuelva a cargar la página para ver los que sí.',
  },
  'pull-to-come': {
    status: 400,
    code: 'pull-to-come',
    title: 'Ese día aún no llega',
    detail: 'Escriba el día en que el prestamista consultó su crédito.',
  },
  'applied-to-come': {
    status: 400,
    code: 'applied-to-come',
    title: 'Ese día aún no llega',
    detail: 'Escriba el día en que presentó la solicitud.',
  },
}

export const lendersToasts: Translated<typeof english.lendersToasts> = {
  loadFailed: {
    title: 'Error',
    description: 'No se pudieron cargar los prestamistas. Inténtelo de nuevo.',
    destructive: true,
  },
  submitFailed: { title: 'Error', description: 'No se pudo guardar la lista. Inténtelo de nuevo.', destructive: true },
  statusFailed: { title: 'Error', description: 'No se pudo revisar el estado de la lista.', destructive: true },
  submitted: names => ({
    title: 'Listo',
    description: `${listed(names)}: en su lista. No se envió nada. Para recibir la carta, presente la solicitud en el sitio de cada prestamista.`,
  }),
  popupBlocked: {
    title: 'Ventana bloqueada',
    description: 'Permita las ventanas emergentes de este sitio, o pegue la dirección en una pestaña nueva.',
    destructive: true,
  },
  urlCopied: url => ({ title: 'Dirección copiada', description: url }),
  madeUp: name => ({
    title: 'Un prestamista inventado',
    description: `${name} no existe. Estaba en la lista para que se pudiera probar esta página.`,
  }),
  manualSearch: name => ({
    title: 'Hay que buscarlo a mano',
    description: `No tenemos el sitio de ${name}. Busque su nombre y su estado para encontrar una sucursal.`,
    destructive: true,
  }),
}

export const lendersWords: Translated<typeof english.lendersWords> = {
  description:
    'La carta de preaprobación (pre-approval letter) de un prestamista les muestra a los vendedores que usted puede pagar. Pregunte a varios: uno de ellos será el más barato. Un prestamista puede cobrar el informe de crédito, así que pregunte primero.',
  refinance:
    'La respuesta de un prestamista le dice qué podría conseguir. Pregunte a varios el mismo día: uno de ellos será el más barato. Un prestamista puede cobrar el informe de crédito, así que pregunte primero.',
  before:
    'Guardar la lista no envía nada a ningún prestamista. La lista queda aquí; cada carta viene del sitio del prestamista.',
  beforeGuest:
    'Elegir y abrir el sitio de un prestamista no necesita cuenta. Guardar su lista sí. No se envía nada a ningún prestamista.',
  list: 'Verá una tasa o un límite solo donde el prestamista los dio. Los tipos de préstamo son los que conocemos; pregunte cuáles le sirven.',
  noRate: 'Aquí no hay tasa. Pregunte al prestamista.',
  quoted: (apr, day) => `APR ${apr}, cotizada el ${day}`,
  pulled: 'Consultaron mi crédito',
  pulledOn: day => `Crédito consultado el ${day}`,
  notPulled: 'No fue así',
  pulledDay: lender => `Día de la consulta de crédito de ${lender}`,
  applied: 'Ya presenté la solicitud',
  appliedOn: day => `Presentó la solicitud el ${day}`,
  appliedDay: lender => `Día en que presentó la solicitud a ${lender}`,
  windowTitle: 'La primera consulta de crédito abre un plazo de 14 días',
  windowText:
    'Cuando presenta la solicitud en el sitio de un prestamista, este consulta su crédito. Las consultas por una misma hipoteca dentro de 14 a 45 días cuentan como una, así que haga que todos consulten en 14 días. Díganos cuándo fue la primera.',
}

/** The descriptions that the product starts with (server/seed.ts). */
const descriptions: Record<string, string> = {
  'A credit union for service members, veterans and their families.':
    'Una cooperativa de crédito (credit union) para militares, veteranos y sus familias.',
  'A national bank.': 'Un banco nacional.',
  'An online lender.': 'Un prestamista en línea.',
  'A mortgage lender.': 'Un prestamista hipotecario.',
}

export const aboutLender: typeof english.aboutLender = description => descriptions[description] ?? description

export const amountRange: typeof english.amountRange = ({ min_loan_amount: least, max_loan_amount: most }) => {
  if (least !== null && most !== null) return `De ${formatMoney(least)} a ${formatMoney(most)}`
  if (least !== null) return `Desde ${formatMoney(least)}`
  return most === null ? 'Pregunte por sus límites' : `Hasta ${formatMoney(most)}`
}

export const fitWords: typeof english.fitWords = {
  fits: 'Presta este monto',
  below: 'Menos de su mínimo',
  above: 'Más de su máximo',
}

export const listStateWords: typeof english.listStateWords = {
  listed: () => 'En mi lista · sin enviar',
  sent: ({ mailed_on }) => (mailed_on ? `Enviado el ${formatPlainDay(mailed_on)}` : 'Enviado'),
  applied: () => 'Solicitud presentada',
}

export const windowWords: typeof english.windowWords = ({ days_left, longest_days_left }) => {
  if (days_left > 1)
    return `Haga que todos los demás consulten en estos ${days_left} días, y su puntaje baja un poco una sola vez y no varias.`
  if (days_left > 0) return 'Hoy es el último día en que otra consulta de crédito cuenta con seguridad como la misma.'
  if (longest_days_left > 0)
    return plural(longest_days_left, {
      one: 'Los modelos de puntaje más antiguos ya cuentan aparte una consulta nueva. Los más nuevos la toman como la misma 1 día más.',
      other: `Los modelos de puntaje más antiguos ya cuentan aparte una consulta nueva. Los más nuevos la toman como la misma ${longest_days_left} días más.`,
    })
  return 'Una consulta de crédito nueva contaría por su cuenta y abriría un plazo nuevo.'
}

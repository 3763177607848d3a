import { lastWorkingDay } from '#domain/business-days.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatClock, formatDay } from '#domain/day-words.es.ts'
import { formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { differencesOf } from '#resources/differences.ts'
import type { LockZone, RateLock } from './model.ts'
import type * as english from './words.ts'

export const lockProblems: typeof english.lockProblems = {
  'no-end': {
    status: 400,
    code: 'no-end',
    title: '¿Cuándo termina el bloqueo?',
    detail: 'Escriba el día en que termina, o el día en que empezó y cuántos días dura.',
  },
  'ends-before': {
    status: 400,
    code: 'ends-before',
    title: 'Revise los días de su bloqueo',
    detail: 'El bloqueo terminaría antes de empezar.',
  },
}

export const zoneWords: typeof english.zoneWords = {
  'America/New_York': 'Este (Eastern)',
  'America/Chicago': 'Centro (Central)',
  'America/Denver': 'Montaña (Mountain)',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacífico (Pacific)',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawái',
}

const zoneTimes: Record<LockZone, string> = {
  'America/New_York': 'hora del Este',
  'America/Chicago': 'hora del Centro',
  'America/Denver': 'hora de la Montaña',
  'America/Phoenix': 'hora de Arizona',
  'America/Los_Angeles': 'hora del Pacífico',
  'America/Anchorage': 'hora de Alaska',
  'Pacific/Honolulu': 'hora de Hawái',
}

/** `5:00 p.m., hora del Este`. */
export const hourWords: typeof english.hourWords = (time, zone) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${formatClock(hours, minutes)}, ${zoneTimes[zone]}`
}

export const guardWords: typeof english.guardWords = ({ level, until, days_left, room, warning, is_shifted }, hour) => {
  const end = hour && !is_shifted ? `${formatDay(until)}, ${hour}` : formatDay(until)
  if (level === 'over') {
    return {
      title: `Su bloqueo terminó el ${end}`,
      detail:
        'Pregunte hoy a su prestamista si se puede extender y cuánto cuesta. Hasta entonces, su tasa puede ser otra.',
    }
  }
  if (level === 'short') {
    return {
      title:
        (room.to_closing ?? 0) < 0
          ? 'Su bloqueo termina antes del cierre'
          : 'Su bloqueo termina antes de que la ley le permita cerrar',
      detail: `Termina el ${end}. Pida ya a su prestamista una extensión (lock extension) por escrito, o un cierre más temprano.`,
    }
  }
  if (level === 'tight') {
    return {
      title:
        (room.after_new_wait ?? 0) < 0
          ? 'Su bloqueo alcanza, pero no para una espera más'
          : `Su bloqueo alcanza: ${spare(room.to_closing ?? 0)}`,
      detail: `Termina el ${end}, ${daysAway(days_left)}. Si cambia la APR o el préstamo, hacen falta tres días hábiles más. Pregunte cuánto cuesta una extensión (lock extension) antes de necesitarla.`,
    }
  }
  if (level === 'unknown') {
    return {
      title: `Su bloqueo termina ${daysAway(days_left)}`,
      detail: `El ${end}. Ponga el día del cierre en su calendario, y contaremos los días que sobran.`,
    }
  }
  const holds = `Termina el ${end}, ${daysAway(days_left)}, y alcanzaría también para una espera más de tres días.`
  return {
    title: `Su bloqueo alcanza: ${spare(room.to_closing ?? room.to_earliest ?? 0)}`,
    detail: warning === null ? holds : `${holds} No mueva el día del cierre.`,
  }
}

function spare(days: number): string {
  if (days === 0) return 'no sobra ningún día'
  return plural(days, { one: 'sobra 1 día', other: `sobran ${days} días` })
}

/** `4 días`, `faltan 2 días`, or a dash. */
export const roomWords: typeof english.roomWords = days => {
  if (days === null) return '—'
  if (days < 0) return days === -1 ? 'falta 1 día' : `faltan ${-days} días`
  return plural(days, { one: '1 día', other: `${days} días` })
}

export const lockPageWords: Translated<typeof english.lockPageWords> = {
  closed: 'Su préstamo está cerrado',
  closedWhy: 'El bloqueo hizo su trabajo: su tasa es la que firmó. Aquí ya no hay nada que vigilar.',
  title: '¿Alcanza mi bloqueo de tasa hasta el cierre?',
  description: 'Cuándo termina su bloqueo (rate lock), cuánto margen deja hasta el cierre (closing) y qué preguntar.',
  none: 'Pregunte cuándo se bloquea su tasa',
  noneWhy:
    'Un bloqueo (rate lock) mantiene su tasa mientras se hacen los papeles. La página 1 de una Estimación de Préstamo (Loan Estimate) dice si tiene uno y hasta cuándo.',
  floating: 'Su tasa no está bloqueada',
  floatingWhy:
    'Puede cambiar cualquier día hasta que la bloquee. Cuando lo haga, el prestamista le debe una Estimación de Préstamo revisada dentro de tres días hábiles (12 CFR 1026.19(e)(3)(iv)(D)).',
  floatingTable: 'Si la bloqueara hoy',
  floatingDays: days => `${days} días`,
  floatingEnds: day => {
    const usable = lastWorkingDay(day)
    return usable === day
      ? `termina el ${formatDay(day)}`
      : `termina el ${formatDay(day)}; último día laborable, ${formatDay(usable)}`
  },
  holds: 'Alcanza para una espera más',
  holdsJust: 'Alcanza hasta el cierre, no para una espera más',
  holdsNot: 'Termina antes del cierre',
  holdsUnknown: 'Díganos el día del cierre para comparar',
  toClosing: 'Hasta el cierre',
  toClosingHint: (day, paid_out_on) => {
    if (!day) return 'Aún sin día de cierre'
    return paid_out_on && paid_out_on !== day
      ? `${formatDay(day)}; el dinero, ${formatDay(paid_out_on)}`
      : formatDay(day)
  },
  toEarliest: 'Hasta el primer día legal',
  toEarliestHint: day => (day ? formatDay(day) : 'Se cuenta cuando un documento tenga fecha'),
  afterWait: 'Después de una espera más',
  afterWaitHint: 'Si con una Declaración de Cierre corregida los tres días empiezan de nuevo',
  usable: (until, usable) =>
    `El ${formatDay(until)} no se entrega dinero. El último día laborable de su bloqueo es el ${formatDay(usable)}, así que contamos hasta ese.`,
  payout:
    'La mayoría de los bloqueos tiene que alcanzar hasta que el prestamista entrega el dinero. En algunos estados, casi todos del oeste, eso es de uno a tres días después de firmar. Pregunte a su prestamista.',
  payoutPrinted:
    'Contamos hasta el día en que el prestamista entrega el dinero, como dice su Declaración de Cierre (Closing Disclosure).',
  cancel:
    'Este préstamo se puede cancelar durante tres días hábiles, así que el bloqueo tiene que alcanzar hasta que se mueva el dinero. Pregunte a su prestamista.',
  shifted: (day, hour) =>
    `Donde usted vive eso es todavía el ${formatDay(day)}: la hora está en otra zona horaria (${hour}).`,
  lock: 'Su bloqueo',
  toLock: 'Ya la bloqueé: anotarla',
  status: '¿Está bloqueada su tasa?',
  isFloating: 'Sin bloquear',
  isFloatingHint: 'Todavía no (floating)',
  isLocked: 'Bloqueada',
  isLockedHint: 'Lo tengo por escrito (locked)',
  fromPaper: lender => (lender === null ? 'Tomado de su Estimación de Préstamo.' : `Tomado de ${lender}.`),
  lockedOn: 'Bloqueada el',
  days: 'Días',
  endsOn: 'Termina el',
  endsOnHint: 'Como está impreso. Vale más que los días de arriba.',
  counted: day => `Según nuestra cuenta: ${formatDay(day)}. Si su documento dice otro día, escriba ese.`,
  time: 'Hora',
  zone: 'Zona horaria',
  noZone: 'No lo dice',
  rate: 'Tasa bloqueada',
  save: 'Guardar',
  saved: 'Guardado',
  remove: 'Quitar',
  remind: 'Avisarme',
  remindHint: '14, 7 y 3 días antes de que termine, y una vez cuando no sobre ningún día.',
  extension: '¿Quién paga si tiene que durar más?',
  extensionText: [
    'Usted lo pide, o el atraso no es culpa del prestamista: el prestamista puede cobrar su cargo usual por extensión (extension fee), con una Estimación de Préstamo revisada (12 CFR 1026.19(e)(3)(iv), comment 2).',
    'El prestamista causa el atraso: esa no es una de las razones por las que sus cargos pueden subir. Pida que lo pague él, y anote qué se dijo y cuándo.',
    'Una extensión casi siempre cuesta dinero, y más por más días. Pregunte cuánto cuesta cada día antes de necesitarla.',
    'Pregunte antes de que termine el bloqueo, y pida la respuesta por escrito.',
  ],
  wait: 'Lo que costaría perder el bloqueo',
  waitText: (rate, survey, day) =>
    `Con ${survey} en lugar de ${rate}: el promedio semanal de Freddie Mac del ${day}, para préstamos convencionales con 20% de pago inicial. La tasa de su prestamista puede ser otra.`,
  waitMore: money => `${money} más al mes`,
  waitLess: money => `${money} menos al mes`,
  waitSame: 'El mismo pago',
  waitPayments: (locked, survey) => `${locked} ahora, ${survey} entonces, de capital e intereses.`,
  timeline: 'Abrir mi calendario',
  on: 'Sí',
  off: 'No',
}

const fieldLabels: Record<keyof RateLock, string> = {
  status: lockPageWords.status,
  locked_on: lockPageWords.lockedOn,
  days: lockPageWords.days,
  ends_on: lockPageWords.endsOn,
  ends_time: lockPageWords.time,
  ends_zone: lockPageWords.zone,
  interest_rate: lockPageWords.rate,
  reminder_enabled: lockPageWords.remind,
}

export const lockDifferences: typeof english.lockDifferences = (here, saved) =>
  differencesOf(fieldLabels, [here, saved], fieldWords)

function fieldWords(lock: RateLock, key: keyof RateLock): string {
  const value = lock[key]
  if (value === null) return '—'
  if (key === 'status') return value === 'locked' ? lockPageWords.isLocked : lockPageWords.isFloating
  if (key === 'ends_zone') return zoneWords[value as LockZone]
  if (key === 'interest_rate') return formatRate(Number(value))
  if (typeof value === 'boolean') return value ? lockPageWords.on : lockPageWords.off
  return isCalendarDay(String(value)) ? formatDay(String(value)) : String(value)
}

import { addDays } from '#domain/calendar-day.ts'
import { daysAway, formatDate, formatDay, formatPlainDay, formatShortDay } from '#domain/day-words.es.ts'
import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const eventItemsWords: Translated<typeof english.eventItemsWords> = {
  oneMoment: 'Un momento.',
  completeTitle: title => `Marcar como hecho: ${title}`,
  complete: 'Hecho',
  day: (day, days, isGuess) => {
    const isThisYear = day.slice(0, 4) === addDays(day, -days).slice(0, 4)
    const said = `${isThisYear ? formatShortDay(day) : formatDay(day)}, ${daysAway(days)}`
    return isGuess ? `Probablemente el ${said}` : said
  },
}

export const preferencesCardWords: Translated<typeof english.preferencesCardWords> = {
  emailMissing: 'Escriba primero su correo electrónico.',
  notificationPreferences: 'Preferencias de avisos',
  preferencesHint: 'Dónde y con cuánta anticipación le recordamos.',
  daysAhead: days => plural(days, { one: '1 día', other: `${days} días` }),
  emailsOn: 'Los recordatorios también llegan por correo.',
  emailsOff: 'Los recordatorios no llegan por correo.',
  changeInSettings: 'Cambiarlo en Configuración',
  inAppHint: 'Los avisos dentro de Keyturn llegan de todos modos.',
  emailAddress: 'Correo electrónico',
  advanceNotice: 'Anticipación',
  noticeHint: 'Cuánto antes de cada fecha.',
  savePreferences: 'Guardar preferencias',
  clear: 'Restablecer',
  testReminder: 'Probar un recordatorio',
}

export const remindersPageWords: Translated<typeof english.remindersPageWords> = {
  timelineReminders: 'Recordatorios del calendario',
  pageHint: 'Qué está atrasado, qué sigue y cómo le recordamos.',
  guestHint: 'Sus fechas, y lo que le recordaríamos. Enviamos recordatorios cuando tiene una cuenta.',
  backDashboard: 'Volver a Inicio',
  manageTimeline: 'Abrir el calendario',
  registrationRequired: 'Hace falta una cuenta',
  createFreeAccount: 'Crear cuenta gratis',
  viewTimelineGuestMode: 'Ver el calendario (sin cuenta)',
  guestComesAlong: 'Las fechas que puso sin cuenta pasan a su cuenta nueva.',
  overdue: 'Atrasado',
  urgent: 'Urgente',
  withinDays: 'dentro de 3 días',
  upcoming: 'Próximo',
  laterThan: 'más adelante',
  completed: 'Hecho',
  ofLength: length => `de ${length}`,
  allCaughtUp: 'Está al día',
  allCaughtUpHint: 'No hay nada atrasado ni nada que venza en tres días.',
  overdueItems: 'Lo que está atrasado',
  guessedItems: '¿Ya está hecho?',
  guessedItemsNote: 'Estos días son cálculos nuestros; nadie está atrasado. Marque lo que ya hizo, o elija su día.',
  upcomingDeadlines: 'Próximas fechas límite',
  noDatesOfRefinance: 'Ponga en el calendario el día en que empieza, y sus fechas límite aparecen aquí.',
  noDates: 'Ponga en el calendario la fecha de su contrato, y sus fechas límite aparecen aquí.',
  noneLeft: 'No queda ninguna.',
  moreCompleted: more => plural(more, { one: '...y 1 más ya hecho', other: `...y ${more} más ya hechos` }),
}

export const plannedWords: Translated<typeof english.plannedWords> = {
  title: 'También le recordamos',
  guestTitle: 'También conviene recordar',
  description:
    'Fechas de la ley, de su bloqueo de tasa (rate lock), su préstamo, su cuenta escrow y su seguro hipotecario (PMI). Cada una se puede apagar.',
  guestDescription:
    'Fechas de la ley, de su bloqueo de tasa (rate lock), su préstamo, su cuenta escrow y su seguro hipotecario (PMI). Con una cuenta le recordamos cada una.',
  none: 'Nada todavía. Las fechas aparecen con la primera fecha de su calendario, un documento del préstamo, un bloqueo de tasa, un préstamo que paga o un diario del seguro hipotecario.',
  law: 'De la ley',
  lock: 'De su bloqueo de tasa',
  servicing: 'Del préstamo que paga',
  escrow: 'De su cuenta escrow',
  homestead: 'Solicite la exención de vivienda principal (homestead)',
  insurance: 'De su diario del seguro hipotecario',
  lockEnds: 'Termina su bloqueo de tasa',
  ofLoan: (title, loan) => `${title} (${loan})`,
  probably: day => `Probablemente el ${formatDate(day)}`,
  onceFixed: 'Le avisamos cuando se confirme.',
  off: 'Sin recordatorio.',
  noticeDays: (days, today) =>
    days.every(day => day === today)
      ? 'Le recordamos hoy.'
      : `Le recordamos ${listed(days.map(day => `el ${shortDay(day, today)}`))}.`,
  reminderOf: title => `Recordatorio: ${title}`,
}

function shortDay(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatPlainDay(day) : formatDate(day)
}

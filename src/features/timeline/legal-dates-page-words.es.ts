import { formatDate, formatDay, formatLongDay, formatPlainDay, formatShortDay } from '#domain/day-words.es.ts'
import { plural } from '#domain/plural.es.ts'
import { spanishDayOff } from '#domain/spanish-holidays.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './legal-dates-page-words.ts'

export const laneWords: Translated<typeof english.laneWords> = {
  title: 'Derechos y plazos',
  summary: count => plural(count, { one: '1 fecha que da la ley.', other: `${count} fechas que da la ley.` }),
  next: (title, day) => `Próxima: ${title}, ${formatShortDay(day)}`,
  noneOfRefinance:
    'La ley también le da fechas: cuándo deben llegar los documentos, cuándo puede cerrar, hasta cuándo puede cancelar. Aparecen cuando tenga una Estimación de Préstamo (Loan Estimate) o un día para empezar.',
  none: 'La ley también le da fechas: cuándo deben llegar los documentos, cuándo puede cerrar, hasta cuándo puede recuperar dinero. Aparecen cuando tenga una Estimación de Préstamo (Loan Estimate) o la fecha de un contrato.',
  noneLeft: 'Todas ya pasaron.',
  addPaper: 'Agregar un documento del préstamo',
  tellUs: 'Decirnos lo que sabe',
  source: 'Desde qué se cuentan',
  open: 'Ver todas',
  close: 'Cerrar',
  probably: (day, withYear) => `Probablemente para el ${withYear ? formatDate(day) : formatPlainDay(day)}`,
  failed: 'No pudimos cargar lo que nos dijo de sus documentos. Las fechas de abajo se cuentan sin eso.',
}

export const legalDateRowWords: Translated<typeof english.legalDateRowWords> = {
  who: { lender: 'Prestamista', buyer: 'Usted' },
  how: '¿Cómo se contó?',
  counts: number => `Día hábil ${number}`,
  not: name => `${spanishDayOff(name)}, no cuenta`,
  from: day => `Contado desde el ${formatLongDay(day)}.`,
  until: day => `Contado hasta su cierre, el ${formatLongDay(day)}.`,
  closing: 'cierre',
  start: 'Este día',
  days: count => plural(count, { one: 'El día siguiente.', other: `${count} días calendario después.` }),
  same: 'Cuenta como recibido el día en que se entregó o se abrió.',
  law: cite => `La regla: ${cite}.`,
  reminder: 'Recordatorio',
  reminderOf: title => `Recordatorio: ${title}`,
  reminderProbably: 'Se lo recordamos cuando el día sea seguro.',
  reminderMet: 'Ya no hay nada que recordar.',
}

export const questionWords: Translated<typeof english.questionWords> = {
  closing: day => `¿Es el ${formatLongDay(day)} su día de cierre?`,
  closingWhy: 'Lo pusimos nosotros. Hasta que sea seguro, lo que contamos desde él es solo probable.',
  closingYes: 'Sí, es seguro',
  closed: day => `¿Cerró el ${formatLongDay(day)}?`,
  closedWhy: 'Es nuestro cálculo. Cuando usted lo diga, lo que contamos desde él es seguro.',
  closedYes: 'Sí',
  closingNo: 'Otro día',
  delivery: {
    estimate: '¿Cómo llegó su Estimación de Préstamo (Loan Estimate)?',
    disclosure: '¿Cómo llegó su Declaración de Cierre (Closing Disclosure)?',
    corrected: '¿Cómo llegó la declaración corregida?',
  },
  deliveryWhy:
    'Lo que no se entrega en mano cuenta como recibido tres días hábiles después, o el día en que usted lo abrió.',
  deliveries: { hand: 'En mano', mail: 'Por correo postal', email: 'Por correo electrónico' },
  saturdays: '¿Abre su prestamista los sábados?',
  saturdaysWhy: 'Algunos plazos cuentan los días en que su prestamista trabaja.',
  yes: 'Sí',
  no: 'No',
}

export const factsDialogWords: Translated<typeof english.factsDialogWords> = {
  title: 'Desde qué se cuentan estas fechas',
  description: 'Deje en blanco lo que no sepa. Usaremos lo que dicen sus documentos.',
  cancel: 'Cancelar',
  save: 'Guardar',
  printed: day => `Su documento dice ${formatDay(day)}.`,
  fromTimeline: day => `Su calendario dice ${formatDay(day)}.`,
  fromLock: day => `De su bloqueo de tasa: ${formatDay(day)}`,
  notSure: 'No lo sé',
  groups: {
    lender: 'Prestamista y solicitud',
    estimate: 'Estimación de Préstamo (Loan Estimate)',
    lock: 'Bloqueo de tasa y cambios',
    disclosure: 'Declaración de Cierre (Closing Disclosure)',
    corrected: 'Declaración corregida con una nueva espera',
    late: 'Tasación, y después del cierre',
  },
  fields: {
    lender_open_saturdays: '¿Abre su prestamista los sábados?',
    applied_on: 'Presentó la solicitud el',
    estimate_sent_on: 'Enviada o entregada el',
    estimate_delivery: 'Llegó',
    estimate_opened_on: 'La abrió el',
    intent_on: 'Dijo que quiere seguir adelante el',
    locked_on: 'Su tasa se bloqueó el',
    revised_on: 'Se envió una estimación revisada el',
    disclosure_sent_on: 'Enviada o entregada el',
    disclosure_delivery: 'Llegó',
    disclosure_opened_on: 'La abrió el',
    corrected_sent_on: 'Enviada o entregada el',
    corrected_delivery: 'Llegó',
    corrected_opened_on: 'La abrió el',
    appraisal_on: 'Recibió su copia de la tasación (appraisal) el',
    change_known_on: 'Después del cierre, el prestamista supo de un cambio el',
  },
}

export const legalDatesToasts: Translated<typeof english.legalDatesToasts> = {
  failed: { title: 'Error', description: 'No se pudo guardar. Inténtelo de nuevo.', destructive: true },
}

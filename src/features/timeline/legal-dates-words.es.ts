import { daysAway, formatDate, formatDay, formatLongDay } from '#domain/day-words.es.ts'
import { noWireWords } from '#domain/working-day-words.es.ts'
import type * as english from './legal-dates-words.ts'

export const legalDateWords: typeof english.legalDateWords = {
  'estimate-due': {
    title: 'Envío de la Estimación de Préstamo (Loan Estimate)',
    meaning:
      'A más tardar este día, el prestamista debe entregarle la Estimación de Préstamo (Loan Estimate) o ponerla en el correo.',
    acts: 'Le toca al prestamista. Si unos días después no ha llegado nada, pregunte cuándo se envió.',
  },
  'fee-ban': {
    title: 'Sin cargos antes de que diga que sí',
    meaning:
      'Hasta que tenga la Estimación de Préstamo (Loan Estimate) y haya dicho que quiere seguir adelante, el prestamista solo puede cobrarle el informe de crédito (credit report), y no puede tomar un número de tarjeta para otros cargos.',
    acts: 'El prestamista espera. El silencio no es un sí.',
  },
  'costs-expire': {
    title: 'Vigencia de los costos ofrecidos',
    meaning: 'Diga al prestamista a más tardar este día que quiere seguir adelante. Después puede darle otros costos.',
    acts: 'Le toca a usted: dígalo por escrito y guarde una copia.',
  },
  'revised-after-lock': {
    title: 'Estimación de Préstamo revisada después de su bloqueo',
    meaning: 'Su tasa se bloqueó, así que el prestamista debe enviarle a más tardar este día las cifras que cambiaron.',
    acts: 'Le toca al prestamista. Compárela con la primera.',
  },
  'earliest-closing': {
    title: 'Primer cierre posible después de la Estimación de Préstamo',
    meaning: 'La ley pide siete días hábiles entre el envío de la estimación y el cierre.',
    acts: 'El prestamista espera. Solo una verdadera emergencia personal, descrita por usted, puede acortarlo.',
  },
  'last-revised-estimate': {
    title: 'Última Estimación de Préstamo (Loan Estimate) revisada',
    meaning:
      'Una estimación revisada debe llegarle a más tardar este día. Los cambios posteriores vienen con la Declaración de Cierre (Closing Disclosure).',
    acts: 'Le toca al prestamista.',
  },
  'appraisal-copy': {
    title: 'Su copia de la tasación (appraisal)',
    meaning:
      'El informe (appraisal) es suyo, y la copia no cuesta más. Debe llegar a más tardar este día, a menos que haya aceptado recibirla en el cierre.',
    acts: 'Le toca al prestamista. Si no ha llegado, pídala.',
  },
  'disclosure-in-hand': {
    title: 'Declaración de Cierre (Closing Disclosure) en sus manos',
    meaning:
      'La Declaración de Cierre (Closing Disclosure) debe llegarle a más tardar este día, o el cierre tiene que esperar.',
    acts: 'Le toca al prestamista. Ábrala el día en que llegue y compárela con su Estimación de Préstamo.',
  },
  'closing-after-disclosure': {
    title: 'Primer cierre posible después de la Declaración de Cierre',
    meaning: 'Tres días hábiles después de que cuenta como recibida, el préstamo puede cerrarse.',
    acts: 'El prestamista espera. Use los días para leerla.',
  },
  'closing-after-new-wait': {
    title: 'Primer cierre posible después de la corrección',
    meaning: 'La declaración corregida cambió tanto que sus tres días hábiles empezaron de nuevo.',
    acts: 'El prestamista espera.',
  },
  'see-corrected': {
    title: 'Ver las cifras finales',
    meaning: 'El día hábil antes del cierre puede ver la declaración como esté, con todas las correcciones.',
    acts: 'Le toca a usted: pídala.',
  },
  'right-to-cancel': {
    title: 'Fin del derecho a cancelar',
    meaning:
      'Hasta la medianoche puede cancelar este préstamo por escrito, sin dar una razón (right of rescission). Con el mismo prestamista y sin dinero nuevo puede que no exista ese derecho: pregunte. El plazo corre desde lo último que ocurra: la firma, el aviso o las declaraciones.',
    acts: 'Le toca a usted, solo si quiere cancelar.',
  },
  'money-after-cancel': {
    title: 'El dinero puede entregarse',
    meaning:
      'El prestamista puede entregar el dinero, y pagar su préstamo anterior, solo cuando termine su derecho a cancelar.',
    acts: 'El prestamista espera.',
  },
  'corrected-papers': {
    title: 'Documentos corregidos',
    meaning:
      'Algo cambió después del cierre, así que el prestamista debe enviarle una declaración corregida a más tardar este día.',
    acts: 'Le toca al prestamista.',
  },
  'refund-by': {
    title: 'Plazo para la devolución',
    meaning:
      'Si un cargo pasó de su límite, el prestamista tiene hasta este día para devolverlo, con una declaración corregida.',
    acts: 'Le toca al prestamista. Compare antes su última Estimación de Préstamo con la Declaración de Cierre.',
  },
}

export const senseWords: typeof english.senseWords = {
  open: 'Aquí son días hábiles los días en que su prestamista abre: de lunes a viernes, sin los feriados federales.',
  'open-saturdays':
    'Aquí son días hábiles los días en que su prestamista abre: de lunes a sábado, sin los feriados federales.',
  specific: 'Aquí son días hábiles todos los días menos los domingos y los feriados federales. Los sábados cuentan.',
  servicer: 'Aquí cuentan todos los días menos los sábados, los domingos y los feriados federales.',
  calendar: 'Días calendario: cuentan todos.',
  printed: 'Impreso en su Estimación de Préstamo (Loan Estimate). Lo impreso vale más que cualquier cálculo.',
}

export const oldDisclosureWords: typeof english.oldDisclosureWords = ({ kind, day }) =>
  kind === 'loan-estimate'
    ? `Su Estimación de Préstamo del ${formatDate(day)} es más de un año anterior a este préstamo, así que sus fechas no cuentan aquí.`
    : `Su Declaración de Cierre del ${formatDate(day)} es más de un año anterior a este préstamo, así que sus fechas no cuentan aquí.`

export const firstLegalDayWords: typeof english.firstLegalDayWords = day => {
  const sentence = `El primer día que permite la ley es el ${formatDay(day)}.`
  const wire = noWireWords(day)
  return wire ? `${sentence} ${wire}` : sentence
}

export const statusWords: typeof english.statusWords = ({ status, kind, who }) => {
  switch (status) {
    case 'met':
      return kind === 'earliest' ? 'Su día de cierre es posible' : 'Cumplido'
    case 'missed':
      if (kind === 'earliest') return 'Su día de cierre es demasiado temprano'
      return who === 'lender' ? 'El prestamista no cumplió' : 'Pasó antes de que dijera que sí'
    case 'from':
      return 'Desde ahora'
    case 'passed':
      return 'Ya pasó'
    case 'open':
      return null
  }
}

export const legalDateReminderWords: typeof english.legalDateReminderWords = ({ key, day }, days) => {
  const { title, meaning, acts } = legalDateWords[key]
  return {
    title: `${title}: ${daysAway(days)}`,
    message: `${formatLongDay(day)}. ${meaning}`,
    details: [acts],
    button: 'Abrir mi calendario',
  }
}

import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const tentativeNote: Translated<typeof english.tentativeNote> =
  'Fecha tentativa, contada desde la firma del contrato. Puede cambiarla cuando quiera.'

export const eventWords: typeof english.eventWords = {
  contract_signed: {
    title: 'Contrato firmado',
    description: 'Usted y el vendedor ya firmaron el contrato de compra.',
    advice: 'Guarde una copia completa. Anote cada fecha límite que nombra: se cuentan desde este día.',
  },
  loan_application: {
    title: 'Solicitud del préstamo',
    description: 'El prestamista tiene su solicitud completa, con todos los documentos que pidió.',
    advice:
      'Preséntela en pocos días. Entonces el prestamista tiene 3 días hábiles para enviarle una Estimación de Préstamo (Loan Estimate).',
  },
  home_inspection: {
    title: 'Inspección de la vivienda (home inspection)',
    description: 'Un inspector mira la casa del techo al sótano, y usted va también.',
    advice:
      'Pida la cita pronto, los inspectores se llenan rápido. Pregunte qué hay que arreglar ya y qué puede esperar.',
  },
  due_diligence_ends: {
    title: 'Fin del plazo de revisión',
    description:
      'El último día de la revisión (due diligence): para pedir reparaciones, negociar de nuevo o retirarse según su contrato.',
    advice: 'Su contrato nombra el día exacto. Después puede perder su depósito si se retira.',
  },
  insurance_shopping: {
    title: 'Buscar seguro',
    description: 'Compare ofertas de seguro de vivienda (homeowner’s insurance).',
    advice:
      'Pida la misma cobertura a tres aseguradoras o más. Su prestamista necesita el comprobante antes del cierre.',
  },
  appraisal_scheduled: {
    title: 'Tasación (appraisal) programada',
    description: 'Un tasador le dice al prestamista cuánto vale la vivienda.',
    advice: 'La pide el prestamista y casi siempre la paga usted. Tiene derecho a una copia del informe.',
  },
  loan_underwriting: {
    title: 'Estudio del crédito (underwriting)',
    description: 'El prestamista revisa su ingreso, sus ahorros, su crédito y la vivienda.',
    advice: 'Conteste las preguntas el mismo día. No tome deudas nuevas ni cambie de trabajo hasta haber cerrado.',
  },
  insurance_secured: {
    title: 'Seguro contratado',
    description: 'Ya eligió su póliza de seguro de vivienda, y empieza el día del cierre.',
    advice:
      'Envíe la página de declaraciones (declarations page) a su prestamista. La póliza debe estar vigente el día del cierre.',
  },
  clear_to_close: {
    title: 'Autorización para cerrar (clear to close)',
    description: 'El prestamista aprobó todo y prepara los papeles del cierre.',
    advice:
      'Debe tener la Declaración de Cierre (Closing Disclosure) al menos 3 días hábiles antes del cierre. Compárela con su Estimación de Préstamo.',
  },
  final_walkthrough: {
    title: 'Recorrido final (final walkthrough)',
    description: 'Una última visita: la vivienda está vacía, arreglada y como se acordó.',
    advice:
      'Pruebe el agua, las luces, la calefacción y cada cerradura. Tome fotos, y diga lo que falte antes de firmar.',
  },
  closing_day: {
    title: 'Día del cierre (closing)',
    description: 'Usted firma, el prestamista entrega el dinero y usted recibe las llaves.',
    advice:
      'Lleve su identificación. Confirme las instrucciones de la transferencia (wire) llamando a un número que ya conocía, nunca a uno de un correo.',
  },
}

export const formWords: Translated<typeof english.formWords> = {
  'event-unknown': 'Elija uno de los once eventos.',
  'date-invalid': 'Elija un día entre 2000 y 2099.',
  'switch-invalid': 'Conteste sí o no.',
}

export const timelineToasts: Translated<typeof english.timelineToasts> = {
  updated: { title: 'Calendario actualizado', description: 'Se guardó su evento.' },
  filled: {
    title: 'Calendario actualizado',
    description: 'Se pusieron fechas tentativas desde la fecha de su contrato.',
  },
  'filled-refinance': {
    title: 'Calendario actualizado',
    description: 'Se pusieron fechas tentativas desde el día en que empieza.',
  },
  completed: { title: 'Evento terminado' },
  reopened: { title: 'Evento abierto de nuevo' },
  'reminder-on': { title: 'Recordatorio activado' },
  'reminder-off': { title: 'Recordatorio desactivado' },
  'date-first': {
    title: 'Ponga primero la fecha',
    description: 'Ponga una fecha a este evento antes de activar los recordatorios.',
    destructive: true,
  },
  'load-failed': {
    title: 'Error',
    description: 'No se pudo cargar el calendario. Inténtelo de nuevo.',
    destructive: true,
  },
  'save-failed': {
    title: 'Error',
    description: 'No se pudo guardar el evento. Inténtelo de nuevo.',
    destructive: true,
  },
  'reminder-failed': {
    title: 'Error',
    description: 'No se pudo cambiar el recordatorio. Inténtelo de nuevo.',
    destructive: true,
  },
  'status-failed': {
    title: 'Error',
    description: 'No se pudo cambiar el estado del evento. Inténtelo de nuevo.',
    destructive: true,
  },
}

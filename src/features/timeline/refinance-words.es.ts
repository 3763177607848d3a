import type { Translated } from '#domain/translated.ts'
import type * as english from './refinance-words.ts'

export const refinanceTentativeNote: Translated<typeof english.refinanceTentativeNote> =
  'Fecha tentativa, contada desde el día en que empieza. Puede cambiarla cuando quiera.'

export const refinanceWords: typeof english.refinanceWords = {
  contract_signed: {
    title: 'Empezó la refinanciación',
    description: 'El día en que elige un prestamista y empieza. Las otras fechas salen de él.',
    advice: 'Pregunte a tres prestamistas o más el mismo día, y compare lo que cobran con lo que usted ahorraría.',
  },
  loan_application: {
    title: 'Solicitud del préstamo',
    description: 'El prestamista tiene su solicitud completa, con todos los documentos que pidió.',
    advice:
      'Entonces el prestamista tiene 3 días hábiles para enviarle una Estimación de Préstamo (Loan Estimate). Siga pagando su préstamo anterior hasta que se liquide.',
  },
  home_inspection: null,
  due_diligence_ends: null,
  insurance_shopping: {
    title: 'Revisar el seguro',
    description: 'Vea si su póliza de vivienda todavía le conviene, y cuánto costaría otra.',
    advice:
      'Puede conservar su póliza. Refinanciar es un buen momento para pedir a otras aseguradoras la misma cobertura.',
  },
  appraisal_scheduled: {
    title: 'Tasación (appraisal) programada',
    description: 'Un tasador le dice al prestamista cuánto vale su vivienda. Algunos prestamistas no la piden.',
    advice: 'Muestre lo que ha mejorado. Tiene derecho a una copia del informe, sin costo.',
  },
  loan_underwriting: {
    title: 'Estudio del crédito (underwriting)',
    description: 'El prestamista revisa su ingreso, su crédito, la vivienda y su préstamo anterior.',
    advice:
      'Conteste las preguntas el mismo día. No tome deudas nuevas ni cambie de trabajo hasta que se entregue el dinero del préstamo nuevo.',
  },
  insurance_secured: {
    title: 'Seguro actualizado',
    description: 'Su aseguradora puso al nuevo prestamista en su póliza.',
    advice:
      'Pida a su aseguradora que nombre al nuevo prestamista, y envíele la página de declaraciones (declarations page).',
  },
  clear_to_close: {
    title: 'Autorización para cerrar (clear to close)',
    description: 'El prestamista aprobó todo y prepara los papeles del cierre.',
    advice:
      'Debe tener la Declaración de Cierre (Closing Disclosure) al menos 3 días hábiles antes de firmar. Compárela con su Estimación de Préstamo.',
  },
  final_walkthrough: null,
  closing_day: {
    title: 'Día del cierre (closing)',
    description:
      'Usted firma el préstamo nuevo. En la vivienda en que vive, el dinero suele moverse solo después de su derecho a cancelar.',
    advice:
      'Lleve su identificación. Pida la carta de liquidación (payoff letter) de su préstamo anterior, y pregunte cuándo lo paga el nuevo.',
  },
}

export const refinanceTips: Translated<typeof english.refinanceTips> = [
  'Siga pagando su préstamo anterior hasta que se liquide. Un pago atrasado ahora puede costarle el nuevo.',
  'Conteste a su prestamista el mismo día. La mayoría de los cierres que se atrasan esperan por un documento.',
  'No abra una tarjeta de crédito, no compre un auto ni cambie de trabajo hasta que se entregue el dinero del préstamo nuevo.',
  'Pida a su administrador hipotecario un estado de liquidación (payoff statement). Su cuenta escrow anterior se le devuelve dentro de 20 días hábiles.',
  'Antes de enviar dinero por transferencia (wire), llame a su agente de cierre a un número que ya tenía. Las instrucciones que llegan por correo pueden ser falsas.',
]

export const refinanceDisclaimer: Translated<typeof english.refinanceDisclaimer> =
  'Es una guía, no asesoría legal. Deciden su prestamista y su estado; si tiene dudas, pregunte a su prestamista o a un abogado.'

export const NOT_FOR_REFINANCE: Translated<typeof english.NOT_FOR_REFINANCE> =
  'No es parte de una refinanciación, así que aquí no hay nada que hacer.'

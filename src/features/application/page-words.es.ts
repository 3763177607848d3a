import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const applicationPageWords: Translated<typeof english.applicationPageWords> = {
  mortgageApplication: 'Solicitud de hipoteca',
  myHome: 'Mi vivienda',
  myHomeIs: 'El préstamo que está pagando, revisado con usted cada mes.',
  introduction:
    'Cuatro pasos cortos. Con sus respuestas ve una tasa estimada y puede comparar sus ofertas. Esto no es una solicitud a un prestamista; no empieza a correr ningún plazo.',
  notSent: 'Esto no es una solicitud a un prestamista; no empieza a correr ningún plazo.',
}

export const nextLoanWords: Translated<typeof english.nextLoanWords> = {
  title: 'Un nuevo comienzo',
  detail:
    'Su préstamo cerrado queda como está. Cuando termine estos cuatro pasos, pasa a sus préstamos anteriores con sus fechas, su bloqueo de tasa, sus ofertas, su lista de documentos y su tarjeta de transferencia segura. Esas páginas empiezan de nuevo para el préstamo nuevo; las ofertas que agregó después del cierre se quedan.',
}

export const financesStepWords: Translated<typeof english.financesStepWords> = {
  creditScore: 'Puntaje crediticio (credit score)',
  creditHint: 'Basta su propio cálculo. No consultamos su crédito.',
  employment: '¿De dónde viene su ingreso?',
  annualIncome: 'Ingreso anual',
  incomeHint: 'Antes de impuestos, de todos los que firman el préstamo.',
  monthlyDebtPayments: 'Pagos de deudas al mes',
  debtsHint: 'Tarjetas, autos, préstamos estudiantiles. El alquiler y la comida no.',
}

export const guestBannerWords: Translated<typeof english.guestBannerWords> = {
  onDevice: 'Guardado solo en este dispositivo.',
  accountKeeps: 'Con una cuenta queda a salvo y recibe recordatorios.',
  createFreeAccount: 'Crear cuenta gratis',
  continueGuest: 'Seguir sin cuenta',
  dismiss: 'Cerrar y seguir sin cuenta',
}

export const sentHereWords: Translated<typeof english.sentHereWords> = {
  comparison: {
    title: 'Su comparación empieza aquí',
    detail:
      'Son cuatro pasos cortos. Después ve su tasa estimada, lo que de verdad cuesta cada oferta con los años y cuál es la más barata para el tiempo que piensa quedarse.',
  },
  lenders: {
    title: 'La preaprobación (pre-approval) empieza aquí',
    detail:
      'Los prestamistas necesitan primero una solicitud. Siga cuatro pasos cortos y después elija a quién preguntar.',
  },
}

export const loanStepWords: Translated<typeof english.loanStepWords> = {
  whatLoan: '¿Para qué es el préstamo?',
  homeUse: '¿Cómo va a usar la vivienda?',
  propertyValue: 'Valor de la vivienda',
  priceHint: 'El precio, o un cálculo aproximado. Sirven 450,000 y 450k.',
  downPayment: 'Pago inicial (down payment)',
  downPaymentAmount: 'Monto del pago inicial',
  loanAmount: 'Monto del préstamo',
  smallDownPaymentNote:
    'Con un pago inicial menor de 20%, un préstamo convencional suele llevar seguro hipotecario privado (PMI).',
}

export const locationStepWords: Translated<typeof english.locationStepWords> = {
  addressHint: 'Su navegador puede llenar esto: elija una dirección guardada en el campo del código postal.',
  state: 'Estado',
  useDatesCustomsClosing: 'Lo usamos para mostrarle cómo son los cierres allí.',
  chooseState: 'Elija un estado',
  zipCode: 'Código postal (ZIP code)',
  homeFound: '¿Ya encontró la vivienda?',
  yes: 'Sí',
  notYet: 'Todavía no',
}

export const pastLoansWords: Translated<typeof english.pastLoansWords> = {
  pastLoans: 'Préstamos anteriores',
  pastLoansHint: 'Cerrados, y guardados como estaban. Abra uno para ver sus ofertas, fechas y documentos.',
  loan: (amount, rate, tracking_id) => `${amount} al ${rate} · ${tracking_id}`,
}

export const reviewStepWords: Translated<typeof english.reviewStepWords> = {
  reviewHint: 'Revise todo con calma. Deje en blanco lo que todavía no sepa; después puede cambiar cualquier cosa.',
}

export const summaryCardWords: Translated<typeof english.summaryCardWords> = {
  application: 'Su solicitud',
  trackingId: tracking_id => `Número de seguimiento ${tracking_id}`,
  savedInBrowser: 'Guardada en este navegador',
  loanClosed: 'Préstamo cerrado',
  completed: 'Completa',
  updateApplication: 'Actualizar la solicitud',
  saveProgress: 'Guardar lo avanzado',
  newApplication: 'Solicitud nueva',
  markLoanClosed: 'Marcar el préstamo como cerrado',
}

export const tipsPanelWords: Translated<typeof english.tipsPanelWords> = {
  goodKnow: 'Conviene saber',
}

export const wizardWords: Translated<typeof english.wizardWords> = {
  firstStep: 'Este es el primer paso.',
  step: (step, last) => `Paso ${step} de ${last}`,
  update: 'Actualizar la solicitud',
  complete: 'Completar la solicitud',
  applicationProgress: 'Avance de la solicitud',
  previous: 'Atrás',
  next: 'Siguiente',
  submitting: 'Enviando...',
}

export const filledInWords: Translated<typeof english.filledInWords> = {
  fromSchedule:
    'Llenamos esto con los datos de su cierre, como si cada pago se hubiera hecho a tiempo y sin pagar nada de más. Revíselo con su último estado de cuenta; también puede haber cambiado la compañía a la que paga.',
}

import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const closureFormWords: Translated<typeof english.closureFormWords> = {
  aprHint:
    'El costo anual del préstamo con los cargos del prestamista incluidos. Con él puede comparar préstamos con cargos distintos.',
  confirmTitle: '¿Cerrar este préstamo?',
  closeRepeats: (lender, amount, rate) =>
    `${lender}, ${amount} al ${rate}. Una vez cerrado, estos datos y su solicitud se pueden leer, pero no cambiar.`,
  yesClose: 'Sí, está cerrado',
  notYet: 'Todavía no',
  updateClosureDetails: 'Actualice los datos de su cierre',
  yourClosureDetails: 'Los datos de su cierre',
  shareClosureDetails: 'Anote los datos de su cierre (closing)',
  figuresHint:
    'Cópielos de su Declaración de Cierre (Closing Disclosure): los términos del préstamo están en la página 1 y la APR en la página 5.',
  fromDisclosure: 'Tomado de su Declaración de Cierre (Closing Disclosure). Cambie lo que haya firmado de otra forma.',
  fromOffer: 'Tomado de la oferta que eligió. Compare cada cifra con su Declaración de Cierre (Closing Disclosure).',
  loanDetails: 'Datos del préstamo',
  showDetails: 'Ver todos los datos',
  closedHint: 'Guardado como lo firmó. Un préstamo cerrado no se puede cambiar.',
  notes: 'Notas',
  saving: 'Guardando...',
  updateDetails: 'Actualizar los datos',
  saveDetails: 'Guardar los datos',
  closing: 'Cerrando...',
  loanAlreadyClosed: 'El préstamo ya está cerrado',
  lockedReason: 'El préstamo ya está cerrado',
  markLoanClosed: 'Marcar el préstamo como cerrado',
  lockWarning: 'Al cerrar, estos datos y su solicitud ya no se pueden cambiar.',
  applicationId: 'Número de solicitud',
  applicationHint: 'La solicitud de la que salió este préstamo.',
  chooseApplication: 'Elija una solicitud',
  noApplicationTitle: 'Todavía no tiene ninguna solicitud completa',
  completeApplication: 'Completar la solicitud',
  noApplicationHint:
    'Ya puede guardar estos datos. Para marcar el préstamo como cerrado, complete primero su solicitud.',
  finalLoanAmount: 'Monto final del préstamo',
  appliedFor: appliedFor => `Usted solicitó ${appliedFor}.`,
  interestRate: 'Tasa de interés',
  closedOn: 'Día del cierre',
  closedOnHint: 'El día en que firmó. De él sale la fecha de su primer pago.',
  closedOnTimeline: 'De su calendario. Cámbielo si firmó otro día.',
  loanType: 'Tipo de préstamo',
  chooseType: 'Elija un tipo',
  apr: 'APR',
  what: '¿Qué es?',
  usuallyAprLittleAbove: 'La APR suele ser un poco más alta que la tasa. ¿Las puso al revés?',
}

export const closurePageWords: Translated<typeof english.closurePageWords> = {
  loanClosure: 'Cierre del préstamo',
  loanIsClosed: 'Su préstamo está cerrado',
  hereIsWhatSigned: 'Aquí está lo que firmó, a salvo.',
  pageHint: '¿Por fin firmó? Anote el préstamo que eligió y vea cómo queda junto a la estimación.',
  loading: 'Cargando...',
}

export const guestClosureWords: Translated<typeof english.guestClosureWords> = {
  title: 'Lo que tiene hasta ahora',
  description: 'De sus respuestas y su calendario. Quedaría junto a lo que usted firme.',
  loanAmount: 'Monto del préstamo que pidió',
  closingDay: 'Día del cierre en su calendario',
  without: 'Sin una cuenta',
  withoutText:
    'Cuando tenga las llaves, puede seguir en este dispositivo el préstamo que paga: revisar los estados de cuenta y la cuenta escrow, y ver cuándo conviene refinanciar.',
  openMyHome: 'Escriba el préstamo que paga',
}

export const lenderFieldsWords: Translated<typeof english.lenderFieldsWords> = {
  lenderChose: 'Prestamista que eligió',
  anotherLender: 'Otro prestamista',
  lenderName: 'Nombre del prestamista',
}

export const outcomeCardWords: Translated<typeof english.outcomeCardWords> = {
  pageTitle: '¿Cómo resultó su préstamo?',
  estimatedSigned: 'Estimado y firmado',
  figure: 'Cifra',
  estimated: 'Estimado',
  signed: 'Firmado',
  difference: 'Diferencia',
  termConfirmed: years => `Mi préstamo es a ${years} años`,
  interestRate: 'Tasa de interés',
  lenderFees: 'Cargos del prestamista',
  apr: 'APR',
  about: amount => `unos ${amount}`,
  myRateFixed: 'Mi tasa es fija',
  myRateAdjustable: 'Mi tasa es ajustable',
}

export const pastLoansWords: Translated<typeof english.pastLoansWords> = {
  pastLoans: 'Préstamos anteriores',
  pastLoansHint: 'Cerrados, y guardados como estaban. Abra uno para ver sus ofertas, fechas y documentos.',
  rates: (rate, apr) => `${rate}, APR ${apr}`,
  keptSince: (tracking_id, day) => `${tracking_id}, guardado desde el ${day}`,
}

export const sideCardsWords: Translated<typeof english.sideCardsWords> = {
  outcomeHint: 'Su tasa y su APR, junto a lo que estimamos cuando hizo la solicitud.',
  theDayRatesFall: 'Si las tasas bajan, sabrá de un vistazo lo que tiene ahora.',
  keptFree: 'Queda guardado en su cuenta',
  keptFreeText:
    'Un registro de lo que firmó, para usted. Un prestamista podría pagarnos una comisión por un préstamo con su número de solicitud; hoy nadie la paga, y usted no paga nada.',
  paid: 'Así Keyturn sigue siendo gratis',
  paidText:
    'Los prestamistas nos pagan una comisión por un préstamo cerrado con su número de solicitud. Usted no paga nada.',
  outcomeTitle: 'Verá cómo le fue',
  refinanceTitle: 'Le sirve cuando refinancie',
  whyShareInfo: '¿Para qué anotarlo?',
  needAnotherApplication: '¿Necesita otra solicitud?',
  anotherHint:
    'Una segunda vivienda, una refinanciación, una mudanza: empiece de nuevo con otras respuestas. Este préstamo queda como está.',
  anotherAfterClosing:
    'Cierre primero este préstamo. Después puede empezar la siguiente solicitud, y esta queda como está.',
  newApplication: 'Solicitud nueva',
}

export const successStoryWords: Translated<typeof english.successStoryWords> = {
  successStory: 'Su logro',
  loanAmount: 'Monto del préstamo',
  lender: 'Prestamista',
  from: lender => `de ${lender}`,
  applicationId: 'Número de solicitud',
  interestRate: 'Tasa de interés',
  loanType: 'Tipo de préstamo',
  apr: 'APR',
}

export const closureToastWords: Translated<typeof english.closureToastWords> = {
  claimGift: 'Pedir su regalo',
}

import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const appliedListWords: Translated<typeof english.appliedListWords> = {
  list: 'Mi lista',
  keepListLetterItself:
    'Nada de esto es una solicitud hasta que usted la presente. La carta viene del prestamista: presente la solicitud en su sitio y después marque “Ya presenté la solicitud”.',
  listed: day => `En mi lista desde el ${day}`,
  madeUp: 'Prestamista inventado',
  goLenderName: lender_name => `Continuar en ${lender_name}`,
  go: 'Continuar',
}

export const inquiryCardWords: Translated<typeof english.inquiryCardWords> = {
  oneInquiry: 'Una sola consulta, durante',
  daysOver: 'Los 14 días terminaron',
  daysLeft: days => plural(days, { one: '1 día', other: `${days} días` }),
  checkBy: ends_on => `Que los demás consulten a más tardar el ${ends_on}`,
  endedOn: ends_on => `Terminó el ${ends_on}`,
  firstChecked: day =>
    `El primer prestamista consultó el ${day}. Las consultas dentro de 14 a 45 días cuentan como una, según el puntaje que use el prestamista.`,
  windowLabel: 'Días desde la primera consulta de crédito',
  days: value => `${value} de 14 días`,
}

export const lenderChoiceWords: Translated<typeof english.lenderChoiceWords> = {
  applied: 'En mi lista',
  siteOf: name => `Abrir el sitio de ${name}`,
  openSite: 'Abrir el sitio',
}

export const lenderListWords: Translated<typeof english.lenderListWords> = {
  chooseLenders: 'Elija prestamistas',
  loanAmount: 'Monto del préstamo',
  typeLoan: 'Tipo de préstamo',
  allTypes: 'Todos los tipos',
  amountFilter: 'Solo prestamistas que prestan este monto',
  noneChosen: 'Ningún prestamista elegido todavía',
  chosenLength: length => plural(Number(length), { one: `${length} elegido`, other: `${length} elegidos` }),
  submitting: 'Enviando...',
  submitApplications: 'Guardar en mi lista',
  noMatch: 'Ningún prestamista de aquí coincide. Pruebe otro monto o tipo, o vea todos.',
}

export const lendersPageWords: Translated<typeof english.lendersPageWords> = {
  getPreApprovalLetters: 'Cartas de preaprobación',
  createAccountApply: 'Cree una cuenta para llevar una lista',
  createFreeAccount: 'Crear cuenta gratis',
  notNow: 'Ahora no',
  guestComesAlong: 'Lo que escribió sin cuenta pasa a su cuenta nueva, también los prestamistas que marcó.',
}

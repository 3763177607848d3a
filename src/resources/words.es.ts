import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const inputWords: Translated<typeof english.inputWords> = {
  title: 'Revise lo que escribió',
  detail: 'Algo en el formulario falta o no es como se espera.',
  name: 'Escriba un nombre: letras, espacios, guiones y apóstrofos.',
  missing: 'Escriba algo aquí.',
  tooLong: longest => `Use ${longest} caracteres como máximo.`,
  instant: 'Envíe una fecha con su hora, por ejemplo 2026-11-18T09:30:00Z.',
  unprintable: 'Use solo letras, cifras y signos.',
}

export const guestReasons: Translated<typeof english.guestReasons> = {
  'save-progress':
    'Su avance se guarda solo en este navegador. Una cuenta gratis lo mantiene seguro y le recuerda cada fecha.',
  'email-reminders': 'Los recordatorios por correo necesitan una cuenta, para saber adónde enviarlos.',
  preferences: 'Las preferencias se guardan con una cuenta. Crearla es gratis.',
  'apply-to-lenders': 'Las solicitudes de preaprobación necesitan una cuenta, para guardar su lista.',
  'request-gift': 'Para pedir un regalo hay que iniciar sesión.',
  'record-closure': 'Los datos del cierre (closing) del préstamo son solo para quien tiene una cuenta.',
  'celebration-cards': 'Las tarjetas para celebrar son para quien tiene una cuenta.',
  notifications: 'Los avisos llegan a quien tiene una cuenta.',
  'calendar-subscription': 'La suscripción al calendario necesita una cuenta, para seguir sus fechas.',
}

export const loanWords: Translated<typeof english.loanWords> = {
  purchase: month => `Préstamo de vivienda, ${month}`,
  refinance: month => `Refinanciación, ${month}`,
  ofLoan: (loan, sentence) => `${loan}: ${sentence}`,
}

export const changedElsewhere: Translated<typeof english.changedElsewhere> = {
  status: 412,
  code: 'changed-elsewhere',
  title: 'Cambió mientras tanto',
  detail: 'Esto se guardó en otra parte después de que usted lo abrió aquí. ¿Qué versión debe quedar?',
}

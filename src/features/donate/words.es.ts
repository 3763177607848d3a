import { formatCents, formatMoney } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const donationProblems: Translated<typeof english.donationProblems> = {
  'amount-invalid': 'Escriba un monto válido.',
  'preset-invalid': 'Elija un monto válido.',
  'frequency-missing': 'Elija una sola vez o cada mes.',
}

export const INVALID_AMOUNT: string = 'Monto no válido'

export const donationFailed: Translated<typeof english.donationFailed> = {
  title: 'La donación no se hizo',
  detail: 'Hubo un problema con su donación. Inténtelo de nuevo.',
}

export const donationToasts: Translated<typeof english.donationToasts> = {
  invalid: problem => ({
    title: INVALID_AMOUNT,
    description: donationProblems[problem],
    destructive: true,
  }),
  failed: { title: donationFailed.title, description: donationFailed.detail, destructive: true },
  canceled: {
    title: 'Donación cancelada',
    description: 'No se cobró nada. Puede donar cuando quiera.',
    destructive: true,
  },
  thanks: {
    title: 'Gracias',
    description:
      'Con su donación, Keyturn sigue siendo gratis para quien compra. Nuestro correo de agradecimiento dice lo que llegó.',
  },
}

export const frequencyLabels: Translated<typeof english.frequencyLabels> = {
  'one-time': 'Una vez',
  monthly: 'Cada mes',
}

export const donationWords: Translated<typeof english.donationWords> = {
  title: 'Apoye nuestra misión',
  description: 'Keyturn es gratis para quien compra. Las donaciones ayudan a que siga así.',
  range: 'De $1 a $10,000, como 40 o 12.50.',
  next: 'Los datos de su tarjeta se escriben en la página siguiente, en una pestaña nueva. No se cobra nada hasta que confirme allí.',
  opened: {
    title: 'Su página de pago está abierta en una pestaña nueva',
    text: 'Termine allí su donación, o ábrala otra vez aquí.',
  },
  blocked: {
    title: 'Su página de pago está lista',
    text: 'Su navegador no abrió la pestaña nueva. Ábrala con este botón.',
  },
  openCheckout: 'Abrir la página de pago',
  waiting: 'Abriendo la página de pago…',
  promises: [
    'Una donación no compra nada: todas las herramientas son gratis, done o no.',
    'Las donaciones no se pueden deducir de impuestos.',
    'Los datos de la tarjeta van a la compañía de pagos. Keyturn nunca los ve.',
    'Una donación mensual termina cuando usted lo diga: cada correo de agradecimiento trae un enlace para eso.',
  ],
}

export const checkoutWords: Translated<typeof english.checkoutWords> = {
  oneTime: 'Donación a Keyturn',
  monthly: 'Donación mensual a Keyturn',
  testTitle: 'Pago de prueba',
  noMoney: 'Aquí no se mueve dinero. Este Keyturn no tiene compañía de pagos, así que esta página ocupa su lugar.',
  pay: amount => `Pagar ${inDollars(amount)} en dinero de prueba`,
  cancel: 'Cancelar',
  used: 'Este pago ya terminó. Aquí no pasará nada más.',
  unknown: 'En esta dirección no hay ninguna página de pago, o es demasiado antigua.',
  back: 'Volver a Keyturn',
}

export const stopWords: Translated<typeof english.stopWords> = {
  title: '¿Detener su donación mensual?',
  question: 'No se cobrará más dinero. Gracias por lo que dio. Todas las herramientas siguen gratis para usted.',
  button: 'Detener mi donación mensual',
  done: 'Su donación mensual se detuvo. Gracias por lo que dio.',
  unknown: 'Este enlace no está completo. Copie la dirección entera del correo.',
  failed: 'No pudimos comunicarnos con la compañía de pagos. Inténtelo de nuevo en unos minutos.',
}

export const thankYouWords: Translated<typeof english.thankYouWords> = {
  subject: 'Gracias por su donación',
  received: (amount, frequency) =>
    frequency === 'monthly'
      ? `Gracias. Llegó su donación mensual de ${amount}.`
      : `Gracias. Llegó su donación de ${amount}.`,
  why: 'Con ella, Keyturn sigue siendo gratis para quien compra.',
  test: 'Fue una prueba: no se movió dinero.',
  stop: 'Detener mi donación mensual',
}

export const inDollars: typeof english.inDollars = amount =>
  Number.isInteger(amount) ? formatMoney(amount) : formatCents(amount)

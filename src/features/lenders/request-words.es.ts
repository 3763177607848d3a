import type { Translated } from '#domain/translated.ts'
import type * as english from './request-words.ts'

export const requestProblems: Translated<typeof english.requestProblems> = {
  'request-changed': {
    status: 409,
    code: 'request-changed',
    title: 'Léalo una vez más',
    detail: 'Lo que se enviaría cambió desde que lo leyó. No se envió nada.',
  },
  'email-not-confirmed': {
    status: 409,
    code: 'email-not-confirmed',
    title: 'Confirme primero su correo',
    detail:
      'Los prestamistas responden a su correo, así que enviamos las peticiones cuando lo haya confirmado. No se envió nada.',
  },
}

export const requestLimit: Translated<typeof english.requestLimit> = {
  status: 429,
  code: 'too-many-requests-by-mail',
  title: 'Por ahora son suficientes',
  detail:
    'Hoy salieron demasiadas peticiones por correo. No se envió nada. Conserve los prestamistas en su lista y vaya a sus sitios.',
}

export const requestTexts: Translated<typeof english.requestTexts> = {
  unreadable: 'Envíe el texto que aceptó.',
}

export const requestDialogWords: Translated<typeof english.requestDialogWords> = {
  title: 'Lea lo que se envía',
  description:
    'Esto y nada más va por correo a estos prestamistas, en inglés. Sus respuestas le llegan a usted, no a nosotros.',
  to: 'Para',
  replyTo: 'Las respuestas van a',
  subject: 'Asunto',
  text: 'El texto completo',
  meaning:
    'En español: el correo pide al prestamista sus condiciones y que le responda a usted. Da su nombre, su correo y su teléfono, si lo puso, y las respuestas de su solicitud, una por línea. Pide que no consulten su crédito antes de hablar con usted. Al final dice que nadie ha comprobado las cifras, que usted leyó el texto y lo aceptó, y que Keyturn no es un prestamista.',
  others: names => `${names}: no se envía nada. Visite sus sitios.`,
  wrong: '¿Hay algo que no está bien? Cierre esto y cambie primero su solicitud o su perfil.',
  unconfirmed: email => `Confirme primero ${email}: el enlace está en Configuración. Hasta entonces no se envía nada.`,
  settings: 'Abrir Configuración',
  agree: 'Aceptar y enviar',
  keepOnly: 'Guardar mi lista, no enviar nada',
  sending: 'Enviando...',
}

export const requestToasts: Translated<typeof english.requestToasts> = {
  sent: names => ({
    title: 'Listo',
    description: `Se envió a ${names}. Si no recibe respuesta en dos días hábiles, vaya al sitio del prestamista.`,
  }),
}

export const requestWords: Translated<typeof english.requestWords> = {
  byMail: 'Recibe peticiones por correo',
  before:
    'Usted lee y acepta cada palabra antes de que se envíe algo, y solo a prestamistas que reciben peticiones por correo. Las demás cartas vienen del sitio del prestamista.',
  mailedOn: day => `Enviado por correo el ${day}`,
}

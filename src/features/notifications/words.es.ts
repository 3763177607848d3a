import { formatLongDay } from '#domain/day-words.es.ts'
import { formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const preferenceFormWords: Translated<typeof english.preferenceFormWords> = {
  'email-required': 'Escriba su correo electrónico.',
  'email-invalid': 'Escriba un correo electrónico como nombre@ejemplo.com.',
  'days-invalid': 'Elija 1, 3, 7 o 14 días.',
  'zone-invalid': 'Elija una zona horaria como America/Chicago.',
  'switch-invalid': 'Responda sí o no.',
}

export const preferenceLabels: Translated<typeof english.preferenceLabels> = {
  email: 'Correo electrónico',
  reminder_days: 'Días de anticipación',
}

export const noSuchNotification: typeof english.noSuchNotification = {
  status: 404,
  code: 'no-such-notification',
  title: 'Error',
  detail: 'Ese aviso ya no está.',
}

export const notificationToasts: Translated<typeof english.notificationToasts> = {
  'load-failed': { title: 'Error', description: 'No se pudieron cargar los avisos.', destructive: true },
  'read-all-failed': {
    title: 'Error',
    description: 'No se pudieron marcar los avisos como leídos.',
    destructive: true,
  },
  'all-read': { title: 'Listo', description: 'Todos los avisos están marcados como leídos.' },
  'preferences-saved': { title: 'Preferencias guardadas', description: 'Le recordaremos como usted eligió.' },
  'preferences-failed': {
    title: 'Error',
    description: 'No se pudieron guardar las preferencias.',
    destructive: true,
  },
  'preferences-cleared': {
    title: 'Preferencias restablecidas',
    description: 'Los recordatorios vuelven a estar como al principio.',
  },
  'test-failed': {
    title: 'La prueba falló',
    description: 'No se pudieron probar los recordatorios.',
    destructive: true,
  },
}

export const systemActivated: typeof english.systemActivated = (emailsSent, notificationsCreated) => ({
  title: 'Recordatorios activados',
  description:
    emailsSent + notificationsCreated > 0
      ? `Correos enviados: ${emailsSent}. Avisos creados: ${notificationsCreated}.`
      : 'Por ahora no vence nada. Le escribiremos cuando se acerque una fecha.',
})

export const reminderEmailWords: Translated<typeof english.reminderEmailWords> = {
  why(notice) {
    const change = 'Puede cambiarlo en la página Recordatorios del calendario.'
    if (notice === null) return `Recibe este mensaje porque los recordatorios de Keyturn están activados. ${change}`
    return plural(notice, {
      one: `Recibe este mensaje porque los recordatorios de Keyturn están activados, con 1 día de anticipación. ${change}`,
      other: `Recibe este mensaje porque los recordatorios de Keyturn están activados, con ${notice} días de anticipación. ${change}`,
    })
  },
}

export const rateTitle: typeof english.rateTitle = ({ rate, previous }) =>
  rate < previous ? `La tasa a 30 años bajó a ${formatRate(rate)}` : `La tasa a 30 años subió a ${formatRate(rate)}`

export const rateMessage: typeof english.rateMessage = ({ rate, previous, week }) =>
  `La tasa fija promedio a 30 años fue de ${formatRate(rate)} en la encuesta del ${formatLongDay(week)}, después de ${formatRate(previous)} la semana anterior.`

export const rateEmailWords: Translated<typeof english.rateEmailWords> = {
  detail:
    'Es un promedio de muchos prestamistas. Lo que le ofrezcan depende de su crédito, de su pago inicial (down payment) y del prestamista.',
  button: 'Ver las últimas tasas',
  why: 'Recibe este mensaje porque las alertas de tasas de Keyturn están activadas. Puede desactivarlas en Configuración.',
}

export const reminderAddressWords: Translated<typeof english.reminderAddressWords> = {
  email: {
    subject: '¿Podemos enviar recordatorios aquí?',
    before: [
      'Alguien con una cuenta de Keyturn, probablemente usted, nos pidió enviar a este correo recordatorios sobre su hipoteca.',
    ],
    button: 'Sí, envíenlos aquí',
    after: [
      'El enlace sirve una vez y durante un día.',
      'Si no lo pidió, puede ignorar este correo. No se le enviará nada.',
    ],
  },
  title: 'Recordatorios por correo',
  question: '¿Enviar los recordatorios de esta cuenta de Keyturn al correo donde recibió este enlace?',
  signInFirst:
    'Este es el correo de la propia cuenta. Inicie sesión en Keyturn en este navegador y después abra otra vez el enlace.',
  button: 'Sí, envíenlos aquí',
  done: 'Listo. Los recordatorios van ahora a este correo. Cada uno trae un enlace para detenerlos.',
  dead: 'Este enlace ya no sirve. Pida uno nuevo en la página Recordatorios del calendario.',
  waiting: 'Sin confirmar',
  hint(asked, meanwhile) {
    const how = asked ? 'Enviamos un enlace a este correo.' : 'Quien usa este correo aún debe aceptar.'
    return meanwhile === null
      ? `${how} Hasta entonces, los recordatorios le esperan en Keyturn.`
      : `${how} Hasta entonces, los recordatorios van a ${meanwhile}.`
  },
  again: 'Enviar el enlace otra vez',
  sentAgain: { title: 'Enlace enviado', description: 'Ábralo en ese correo.' },
}

export const askedRecently: typeof english.askedRecently = {
  status: 429,
  code: 'too-many-attempts',
  title: 'Revise ese correo',
  detail:
    'Escribimos a esa dirección hace menos de una hora. El mensaje puede estar en el correo no deseado. Puede pedirlo otra vez en una hora.',
}

export const unsubscribeWords: Translated<typeof english.unsubscribeWords> = {
  link: 'Dejar de recibir estos correos',
  title: '¿Dejar de recibir estos correos?',
  question: {
    reminders:
      'No enviaremos más correos sobre su calendario ni sobre las tasas. Los avisos dentro de Keyturn siguen activados.',
    rates:
      'No enviaremos más alertas cuando se muevan las tasas hipotecarias. Los recordatorios de sus fechas siguen activados.',
  },
  button: 'Sí, no los envíen más',
  done: 'Listo. Ya no recibirá estos correos. Puede activarlos otra vez en Keyturn cuando quiera.',
  invalid: 'Este enlace no está completo. Copie la dirección entera del correo, o cámbielo en Configuración.',
}

export const reminderStatusLabels: Translated<typeof english.reminderStatusLabels> = {
  'no-date': 'Sin fecha',
  overdue: 'Atrasado',
  today: 'Hoy',
  urgent: 'Urgente',
  soon: 'Pronto',
  upcoming: 'Próximo',
}

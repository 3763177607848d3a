import type { Translated } from '#domain/translated.ts'
import type * as english from './settings-words.ts'

export const settingsToasts: Translated<typeof english.settingsToasts> = {
  saved: { title: '¡Preferencias guardadas! 🎉', description: 'Guardamos lo que quiere recibir.' },
  saveFailed: { title: 'Error', description: 'No se pudieron guardar las preferencias.', destructive: true },
  exported: { title: '¡Datos listos! 📁', description: 'Sus datos personales se descargaron.' },
  exportFailed: detail => ({
    title: 'No se pudo descargar',
    description: detail || 'No se pudieron descargar los datos.',
    destructive: true,
  }),
  tested: (emails, notifications) => ({
    title: '¡Prueba terminada! 📧',
    description:
      emails > 0
        ? `Correos enviados: ${emails}. Avisos creados: ${notifications}. ¡Revise su correo!`
        : `Correos enviados: ${emails}. Avisos creados: ${notifications}.`,
  }),
  testFailed: detail => ({
    title: 'La prueba falló',
    description: detail || 'No se pudieron probar los recordatorios.',
    destructive: true,
  }),
  emailAsked: {
    title: 'Revise su correo nuevo',
    description: 'Abra el enlace de ese mensaje para usar la dirección nueva. Hasta entonces no cambia nada.',
  },
  passwordChanged: {
    title: 'Contraseña cambiada',
    description:
      'Se cerró la sesión en sus otros dispositivos. Su dirección de calendario y los recordatorios a otros correos dejaron de funcionar; vuelva a activarlos si los usa.',
  },
  linkSent: { title: 'Enlace enviado', description: 'Ábralo en ese correo.' },
  deviceSignedOut: { title: 'Sesión cerrada', description: 'Ese dispositivo tiene que iniciar sesión otra vez.' },
  twoFactor: { title: 'Listo', description: 'Fue una demostración. Su inicio de sesión sigue como antes.' },
  privacy: { title: 'Listo', description: 'Fue una demostración. No cambió nada de su privacidad.' },
}

export const preferenceSwitches: Translated<typeof english.preferenceSwitches> = [
  { field: 'email_enabled', label: 'Avisos por correo', hint: 'Recordatorios por correo antes de sus fechas.' },
  { field: 'marketing_emails', label: 'Novedades', hint: 'Noticias de Keyturn, unas pocas veces al año.' },
  { field: 'rate_alerts', label: 'Alertas de tasas', hint: 'Cuando se mueve la tasa semanal a 30 años.' },
]

export const unconfirmed: Translated<typeof english.unconfirmed> = {
  title: 'Confirme su correo electrónico',
  detail: email =>
    `Hasta que abra el enlace que enviamos a ${email}, los recordatorios y las alertas de tasas le esperan dentro de Keyturn.`,
  again: 'Enviar el enlace otra vez',
}

export const demonstrations: Translated<typeof english.demonstrations> = {
  twoFactor: {
    title: 'Autenticación de dos pasos',
    detail:
      'Una demostración que no cambia nada: no se envía ningún código ni se revisa ninguno. La verdadera está arriba.',
    confirm: 'Verificar y activar',
  },
  privacy: {
    title: 'Opciones de privacidad',
    detail: 'Una demostración que no cambia nada: estas opciones no se guardan.',
    confirm: 'Guardar las opciones de privacidad',
    choices: [
      'Mostrar mi nombre a los agentes inmobiliarios a quienes escribo',
      'Permitir que Keyturn cuente qué páginas uso',
    ],
  },
}

export const signInAgain: Translated<typeof english.signInAgain> = {
  title: 'Confirme que es usted',
  detail: 'Hace rato que inició sesión. Escriba su contraseña para que nadie más pueda hacer este cambio.',
  code: 'Código de su aplicación o un código de recuperación',
  codeDetail: 'Ahora el segundo paso: escriba los seis dígitos que su aplicación de códigos muestra para Keyturn.',
  confirm: 'Continuar',
  cancel: 'Cancelar',
  wrong: 'Esa no es su contraseña. Inténtelo de nuevo.',
}

export const signOutEverywhere: Translated<typeof english.signOutEverywhere> = {
  button: 'Cerrar sesión en todas partes',
  title: '¿Cerrar sesión en todas partes?',
  detail:
    'Cada teléfono, tableta y computadora tiene que iniciar sesión otra vez, también este dispositivo. Su dirección privada de calendario y los recordatorios a otro correo dejan de funcionar. No se pierde nada de lo que guardó.',
}

export const deletion: Translated<typeof english.deletion> = {
  title: '¿Borrar su cuenta?',
  detail:
    'Su solicitud, sus fechas, comparaciones, mensajes y todo lo demás que guardamos para usted se borran de inmediato, y una donación mensual se detiene. Esto no se puede deshacer.',
  confirm: 'Borrar mi cuenta',
}

import type { Translated } from '#domain/translated.ts'
import { deviceText, networkText } from './device-words.es.ts'
import { REMEMBERED_DAYS, type SecurityEventKind } from './security-events.ts'
import type * as english from './security-words.ts'

const eventWords: Record<SecurityEventKind, string> = {
  'signed-in': 'Inicio de sesión con la contraseña',
  'signed-in-with-passkey': 'Inicio de sesión con una llave de acceso',
  'signed-in-with-code': 'Inicio de sesión con contraseña y código',
  'signed-in-with-recovery-code': 'Inicio de sesión con contraseña y código de recuperación',
  'sign-in-failed': 'Inicio de sesión fallido',
  'code-failed': 'Contraseña correcta, pero código equivocado',
  'device-signed-out': 'Sesión cerrada en un dispositivo',
  'signed-out-everywhere': 'Sesión cerrada en todas partes',
  'password-changed': 'Contraseña cambiada',
  'password-reset': 'Contraseña nueva por correo',
  'email-change-asked': 'Cambio de correo solicitado',
  'email-changed': 'Correo cambiado',
  'passkey-added': 'Llave de acceso agregada',
  'passkey-removed': 'Llave de acceso quitada',
  'two-factor-on': 'Segundo paso activado',
  'two-factor-off': 'Segundo paso desactivado',
  'recovery-codes-renewed': 'Códigos de recuperación nuevos',
  'data-exported': 'Datos descargados',
  'calendar-address-made': 'Dirección privada de calendario creada',
  'reminder-address-changed': 'Otro correo elegido para los recordatorios',
}

export const securityEventText: typeof english.securityEventText = ({ kind, times, is_new_device }) => {
  const words = eventWords[kind]
  if (kind === 'sign-in-failed' && times > 1) return `${times} inicios de sesión fallidos`
  if (times > 1) return `${words}, ${times} veces`
  return is_new_device ? `${words}, en un dispositivo nuevo` : words
}

export const securityWords: Translated<typeof english.securityWords> = {
  title: 'Dónde tiene la sesión abierta',
  lead: 'Cierre la sesión de cualquier dispositivo que no reconozca.',
  record: 'Actividad reciente de seguridad',
  recordLead: `Cada inicio de sesión, cada intento fallido y cada cambio de su contraseña, sus correos, sus llaves de acceso, su segundo paso y sus dispositivos en los últimos ${REMEMBERED_DAYS} días, primero lo más reciente. ¿Hay algo que no reconoce? Cambie su contraseña y cierre la sesión en todas partes.`,
  empty: 'Nada todavía. Desde ahora verá aquí los inicios de sesión y los cambios.',
  showAll: count => `Mostrar los ${count}`,
}

export const newDeviceWords: Translated<typeof english.newDeviceWords> = {
  subject: 'Nuevo inicio de sesión en su cuenta de Keyturn',
  before: (device, network, time) => [
    'Alguien, probablemente usted, inició sesión en su cuenta de Keyturn en un dispositivo que no habíamos visto antes.',
    `${deviceText(device)}, ${time}, desde ${networkText(network)}.`,
  ],
  button: 'Ver dónde tengo la sesión abierta',
  after: [
    'Si fue usted, no tiene que hacer nada.',
    'Si no fue usted, elija ahora una contraseña nueva: en la página de inicio de sesión, pida un correo para cambiarla. Eso cierra la sesión en todos los dispositivos.',
  ],
}

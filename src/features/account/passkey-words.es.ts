import type { Translated } from '#domain/translated.ts'
import type { Problem } from '#resources/problem.ts'
import type * as english from './passkey-words.ts'

const problem = (status: Problem['status'], code: english.PasskeyProblem, detail: string): Problem => ({
  status,
  code,
  title: 'Error',
  detail,
})

export const passkeyProblems: Translated<typeof english.passkeyProblems> = {
  'passkey-unknown': problem(
    401,
    'passkey-unknown',
    'Esta llave de acceso ya no abre ninguna cuenta. Inicie sesión con su contraseña; en Configuración puede agregar otra.',
  ),
  'passkey-refused': problem(
    401,
    'passkey-refused',
    'Esa llave de acceso no fue aceptada. Inténtelo de nuevo o inicie sesión con su contraseña.',
  ),
  'passkey-not-added': problem(400, 'passkey-not-added', 'No se pudo agregar la llave de acceso. Inténtelo de nuevo.'),
  'passkey-known': problem(409, 'passkey-known', 'Ya agregó esta llave de acceso.'),
  'too-many-passkeys': problem(409, 'too-many-passkeys', 'Tiene 20 llaves de acceso. Quite una primero.'),
  'no-such-passkey': problem(404, 'no-such-passkey', 'Esa llave de acceso ya no está.'),
}

export const passkeyFormWords: Translated<typeof english.passkeyFormWords> = {
  'name-missing': 'Escriba un nombre.',
  'key-missing': 'Elija una llave de acceso.',
  'answer-missing': 'Use su llave de acceso.',
}

export const passkeySignInWords: Translated<typeof english.passkeySignInWords> = {
  button: 'Entrar con llave de acceso',
  proof: 'Usar una llave de acceso',
  busy: 'Esperando su llave de acceso...',
  cancelled: {
    title: 'No se usó ninguna llave de acceso',
    description: 'No pasó nada. Inténtelo de nuevo o inicie sesión con su contraseña.',
  },
}

export const passkeyWords: Translated<typeof english.passkeyWords> = {
  title: 'Llaves de acceso (passkeys)',
  lead: 'La forma más segura de iniciar sesión: con su huella, su cara o el PIN de su dispositivo, sin escribir nada. Nadie puede adivinarla ni engañarle para que la entregue.',
  empty: 'Todavía no tiene ninguna. Su contraseña sigue sirviendo, también después de agregar una.',
  unsupported: 'Este navegador no puede usar llaves de acceso. Su contraseña sirve en todas partes.',
  add: 'Agregar una llave de acceso',
  adding: 'Esperando su dispositivo...',
  synced: 'En todos sus dispositivos',
  thisDeviceOnly: 'En un solo dispositivo',
  added: day => `Agregada el ${day}`,
  used: day => `usada por última vez el ${day}`,
  neverUsed: 'sin usar todavía',
  rename: 'Cambiar el nombre',
  renameTitle: 'Cambiar el nombre de la llave de acceso',
  nameLabel: 'Nombre',
  nameHint: 'Para que la reconozca después, por ejemplo “Computadora del trabajo”.',
  save: 'Guardar',
  remove: 'Quitar',
  removeTitle: '¿Quitar esta llave de acceso?',
  removeDetail: name => `“${name}” ya no abrirá su cuenta. Sus otras formas de iniciar sesión siguen sirviendo.`,
  removeLastDetail: name =>
    `“${name}” es su única llave de acceso. Después de esto inicia sesión con su correo y su contraseña.`,
  keep: 'Conservarla',
}

export const passkeyToasts: Translated<typeof english.passkeyToasts> = {
  added: { title: 'Llave de acceso agregada', description: 'La próxima vez puede iniciar sesión con ella.' },
  renamed: { title: 'Nombre cambiado', description: 'El nombre nuevo quedó guardado.' },
  removed: {
    title: 'Llave de acceso quitada',
    description: 'Ya no abre su cuenta. También puede borrarla en su dispositivo.',
  },
  cancelled: {
    title: 'No se agregó ninguna llave de acceso',
    description: 'No pasó nada. Puede intentarlo de nuevo cuando quiera.',
  },
  known: { title: 'Ya estaba agregada', description: 'Este dispositivo tiene una llave de acceso para su cuenta.' },
}

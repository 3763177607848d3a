import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type { Problem } from '#resources/problem.ts'
import type * as english from './words.ts'

export const formWords: Translated<typeof english.formWords> = {
  'password-long': 'Use una contraseña de 128 caracteres como máximo.',
  'password-same': 'Esa es la contraseña que ya tiene. Elija una nueva.',
  'link-missing': 'Use el enlace de su correo.',
  'device-missing': 'Elija un dispositivo.',
}

const problem = (status: Problem['status'], code: english.AccountProblem, detail: string): Problem => ({
  status,
  code,
  title: 'Error',
  detail,
})

export const accountProblems: Translated<typeof english.accountProblems> = {
  'invalid-credentials': problem(
    401,
    'invalid-credentials',
    'El correo o la contraseña no son correctos. Inténtelo de nuevo.',
  ),
  'wrong-password': problem(400, 'wrong-password', 'Esa no es su contraseña actual. Inténtelo de nuevo.'),
  'sign-in-again': problem(
    401,
    'sign-in-again',
    'Hace rato que inició sesión. Para proteger su cuenta, escriba su contraseña e inténtelo de nuevo.',
  ),
  'password-too-common': problem(
    400,
    'password-too-common',
    'Esa contraseña es muy común: es la primera que probaría un ladrón. Elija otra.',
  ),
  'link-expired': problem(400, 'link-expired', 'Este enlace ya no sirve. Pida uno nuevo.'),
  'same-email': problem(400, 'same-email', 'Ese ya es su correo electrónico.'),
  'invalid-redirect': problem(400, 'invalid-redirect', 'Ese enlace llevaría fuera de este sitio.'),
  'no-such-session': problem(404, 'no-such-session', 'Ese dispositivo ya no tiene la sesión abierta.'),
}

export const profileFieldLabels: Translated<typeof english.profileFieldLabels> = {
  first_name: 'Nombre',
  last_name: 'Apellido',
  phone: 'Teléfono',
}

export const profileWords: Translated<typeof english.profileWords> = {
  saved: { title: '¡Listo! 🎉', detail: 'Su perfil quedó actualizado.' },
  'load-failed': { title: 'Error', detail: 'No se pudieron cargar los datos del perfil.' },
  'save-failed': { title: 'Error', detail: 'No se pudo actualizar el perfil. Inténtelo de nuevo.' },
}

export const confirmPageWords: Translated<typeof english.confirmPageWords> = {
  title: 'Confirme su correo electrónico',
  question: email => `¿Quiere usar ${email} con Keyturn?`,
  button: 'Sí, es mi correo',
}

export const emailWords: Translated<typeof english.emailWords> = {
  welcome: {
    subject: 'Le damos la bienvenida a Keyturn',
    before: ['Su cuenta está lista. Puede iniciar sesión con este correo y la contraseña que eligió.'],
    button: 'Confirmar mi correo',
    after: [
      'Abra el enlace donde tenga la sesión abierta y toque el botón. Los recordatorios por correo empiezan cuando lo haya confirmado; hasta entonces le esperan dentro de Keyturn.',
      'Si usted no creó esta cuenta, alguien escribió su correo por error. Puede ignorar este mensaje.',
    ],
  },
  'already-registered': {
    subject: 'Ya tiene una cuenta de Keyturn',
    before: [
      'Alguien, probablemente usted, pidió una cuenta o una dirección nueva con este correo. Ya existe una, así que no cambió nada.',
      'Puede iniciar sesión como siempre. Si no recuerda su contraseña, elija una nueva en la misma página.',
    ],
    button: 'Iniciar sesión',
    after: ['Si no fue usted, no tiene que hacer nada.'],
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    before: ['Usted pidió elegir una contraseña nueva para Keyturn.'],
    button: 'Elegir una contraseña nueva',
    after: [
      'El enlace sirve una vez y durante una hora. Un correo más reciente de este tipo lo reemplaza.',
      'Si no lo pidió, puede ignorar este correo. Su contraseña queda como está.',
    ],
  },
  'password-changed': {
    subject: 'Su contraseña cambió',
    before: [
      'Se cambió la contraseña de su cuenta de Keyturn. Se cerró la sesión en los otros dispositivos.',
      'Por seguridad también desactivamos su dirección privada de calendario, los recordatorios a un correo distinto de este y cualquier cambio de correo sin confirmar. Si los usa, vuelva a activarlos.',
    ],
    button: 'Iniciar sesión',
    after: [
      'Si no fue usted, elija ahora una contraseña nueva: en la página de inicio de sesión, pida un correo para cambiarla.',
    ],
  },
  'passkey-added': {
    subject: 'Se agregó una llave de acceso',
    before: ['Se agregó una llave de acceso (passkey) a su cuenta de Keyturn. Con ella se entra sin la contraseña.'],
    button: 'Ver mis llaves de acceso',
    after: ['Si no fue usted, quítela allí y cambie ahora su contraseña.'],
  },
  'passkey-removed': {
    subject: 'Se quitó una llave de acceso',
    before: ['Se quitó una llave de acceso (passkey) de su cuenta de Keyturn. Su contraseña sirve como antes.'],
    button: 'Ver mis llaves de acceso',
    after: ['Si no fue usted, cambie ahora su contraseña.'],
  },
  'two-factor-on': {
    subject: 'Se activó el segundo paso',
    before: [
      'Al iniciar sesión con la contraseña, su cuenta de Keyturn pide ahora también un código de una aplicación de códigos. Se cerró la sesión en los otros dispositivos.',
      'Si fue usted, no tiene que hacer nada. Guarde sus códigos de recuperación donde solo usted pueda leerlos.',
      'Si no fue usted, recupere su cuenta: desactivaremos el segundo paso, cerraremos la sesión en todos los dispositivos y usted elegirá una contraseña nueva.',
    ],
    button: 'No fui yo',
    after: ['El enlace sirve 7 días. No reenvíe este correo.'],
  },
  'two-factor-on-unread': {
    subject: 'Se activó el segundo paso',
    before: [
      'Al iniciar sesión con la contraseña, su cuenta de Keyturn pide ahora también un código de una aplicación de códigos. Se cerró la sesión en los otros dispositivos.',
    ],
    button: 'Ver mis opciones de seguridad',
    after: ['Si no sabe de esta cuenta, alguien escribió su correo por error. No tiene que hacer nada.'],
  },
  'two-factor-off': {
    subject: 'Se desactivó el segundo paso',
    before: [
      'Su cuenta de Keyturn ya no pide un código. Para iniciar sesión basta la contraseña o una llave de acceso (passkey).',
    ],
    button: 'Ver mis opciones de seguridad',
    after: ['Si no fue usted, cambie ahora su contraseña y actívelo otra vez.'],
  },
  'recovery-codes-renewed': {
    subject: 'Se hicieron códigos de recuperación nuevos',
    before: ['Se hicieron diez códigos de recuperación nuevos para su cuenta de Keyturn. Los anteriores ya no sirven.'],
    button: 'Ver mis opciones de seguridad',
    after: ['Si no fue usted, cambie ahora su contraseña y haga códigos nuevos.'],
  },
  'calendar-address-made': {
    subject: 'Se creó una dirección privada de calendario',
    before: [
      'Se creó una dirección privada de calendario para su cuenta de Keyturn. Quien la tenga puede leer las fechas de su préstamo. La anterior dejó de servir.',
    ],
    button: 'Ver mi actividad reciente',
    after: [
      'Si no fue usted, cambie ahora su contraseña. Con eso la dirección deja de servir y se cierra la sesión en los otros dispositivos.',
    ],
  },
  'reminder-address-changed': {
    subject: 'Los recordatorios podrían ir a otro correo',
    before: [
      'Se eligió otro correo para los recordatorios de su cuenta de Keyturn. Irán allí cuando acepte quien usa ese correo.',
    ],
    button: 'Ver mi actividad reciente',
    after: [
      'Si no fue usted, cambie ahora su contraseña. Con eso se termina y se cierra la sesión en los otros dispositivos.',
    ],
  },
  'confirm-address': {
    subject: 'Confirme su correo nuevo',
    before: ['Usted pidió usar este correo para su cuenta de Keyturn.'],
    button: 'Usar este correo',
    after: [
      'Abra el enlace donde tenga la sesión abierta y toque el botón. Sirve una vez y durante un día.',
      'Si no lo pidió, puede ignorar este correo. No cambia nada.',
    ],
  },
  'address-changed': {
    subject: 'Su correo electrónico cambió',
    before: [
      'Su cuenta de Keyturn usa ahora otro correo. Ya no escribimos a este.',
      'Si no fue usted, recupere su cuenta: volveremos a usar este correo, cerraremos la sesión en todos los dispositivos y usted elegirá una contraseña nueva.',
    ],
    button: 'Deshacer este cambio',
    after: ['El enlace sirve 7 días. Si el cambio lo hizo usted, no tiene que hacer nada.'],
  },
  'address-left': {
    subject: 'Su correo electrónico cambió',
    before: ['La cuenta de Keyturn que tenía este correo usa ahora otro. Ya no escribimos a este.'],
    after: ['Si no sabe de esa cuenta, no tiene que hacer nada.'],
  },
  'address-held': {
    subject: 'Este correo todavía pertenece a una cuenta',
    before: [
      'Alguien, probablemente usted, pidió una cuenta de Keyturn con este correo. Hasta hace unos días pertenecía a otra cuenta, y ese cambio todavía se puede deshacer con el enlace de nuestro correo anterior.',
    ],
    after: ['Después de 7 días el correo queda libre. Si no fue usted, no tiene que hacer nada.'],
  },
  deleted: {
    subject: 'Su cuenta de Keyturn se borró',
    before: ['Su cuenta y todo lo que guardaba en ella ya no existen, como usted pidió.'],
    after: ['Puede volver cuando quiera. Le deseamos lo mejor en su casa.'],
  },
}

export const recoveryCodeUsedWords: Translated<typeof english.recoveryCodeUsedWords> = {
  subject: 'Se usó un código de recuperación',
  before: left => [
    'Alguien, probablemente usted, inició sesión en su cuenta de Keyturn con la contraseña y un código de recuperación.',
    plural(left, { one: 'Queda un código de recuperación.', other: `Quedan ${left} códigos de recuperación.` }),
  ],
  button: 'Ver mis opciones de seguridad',
  after: ['Si no fue usted, cambie ahora su contraseña y haga códigos nuevos.'],
}

export const authFormsWords: Translated<typeof english.authFormsWords> = {
  password: 'Contraseña',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  passwordHint: 'Al menos 6 caracteres. Funcionan bien unas cuantas palabras sin relación entre sí.',
}

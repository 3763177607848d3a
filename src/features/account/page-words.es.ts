import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const keepWhichDialogWords: Translated<typeof english.keepWhichDialogWords> = {
  bothApplications: 'Las dos solicitudes',
  question: 'Pregunta',
  account: 'En su cuenta',
  guest: 'Sin cuenta',
}

export const settingsPageWords: Translated<typeof english.settingsPageWords> = {
  settings: 'Configuración',
  pageHint: 'Cómo le escribimos y cómo inicia sesión.',
}

export const accountCardWords: Translated<typeof english.accountCardWords> = {
  currentPasswordMissing: 'Escriba su contraseña actual.',
  accountSettings: 'Configuración de la cuenta',
  newEmailAddress: 'Correo electrónico nuevo',
  changeEmail: 'Cambiar el correo',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  changePassword: 'Cambiar la contraseña',
}

export const languageCardWords: Translated<typeof english.languageCardWords> = {
  title: 'Idioma',
  what: 'Usted lee Keyturn en español. Los correos y recordatorios llegan en el mismo idioma; las cartas para prestamistas se escriben en inglés.',
}

export const communicationCardWords: Translated<typeof english.communicationCardWords> = {
  communicationPreferences: 'Lo que quiere recibir',
  changeableHint: 'Puede cambiarlo cuando quiera.',
  saving: 'Guardando...',
  savePreferences: 'Guardar preferencias',
  example: 'Ejemplo',
  exampleWhy:
    'Con una cuenta, usted elige sobre qué le escribimos. También están aquí el segundo paso con una aplicación, las llaves de acceso (passkeys) y sus datos.',
}

export const dataCardWords: Translated<typeof english.dataCardWords> = {
  passwordMissing: 'Escriba su contraseña.',
  data: 'Sus datos',
  leaveHint: 'Puede irse cuando quiera y llevarse todo.',
  deleteAccount: 'Borrar la cuenta',
  exportMyData: 'Descargar mis datos',
  testReminders: 'Probar los recordatorios',
  keepMyAccount: 'Conservar mi cuenta',
  password: 'Su contraseña',
}

export const demonstrationsWords: Translated<typeof english.demonstrationsWords> = {
  tryIt: 'Probar la demostración',
  verificationCode: 'Código de verificación',
  digitsCODELENGTH: CODE_LENGTH => `${CODE_LENGTH} dígitos`,
}

export const devicesCardWords: Translated<typeof english.devicesCardWords> = {
  since: day => `Desde el ${day}`,
  device: 'Este dispositivo',
  signOut: 'Cerrar sesión',
}

export const signInAgainWords: Translated<typeof english.signInAgainWords> = {
  password: 'Su contraseña',
}

export const authPageWords: Translated<typeof english.authPageWords> = {
  loading: 'Cargando...',
  keyturnTitle: title => `${title} · Keyturn`,
  promise: 'Gratis para quien compra, independiente de los bancos. Sin consulta de crédito.',
  forgotPassword: '¿Olvidó su contraseña?',
  toSignUp: '¿Es su primera vez? Cree una cuenta gratis',
  toSignIn: '¿Ya tiene una cuenta? Inicie sesión',
  backSign: 'Volver a iniciar sesión',
  asGuest: 'Mirar sin cuenta',
}

export const profilePageWords: Translated<typeof english.profilePageWords> = {
  profile: 'Perfil',
  whoLettersCardsCarry: 'Su nombre, para las cartas y tarjetas que preparamos para usted.',
  personalInformation: 'Datos personales',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  emailFixed: 'El correo no se puede cambiar en esta página',
  phone: 'Teléfono',
  saving: 'Guardando...',
  saveChanges: 'Guardar los cambios',
  accountInformation: 'Datos de la cuenta',
  accountId: 'ID de la cuenta',
  plan: 'Plan',
  freePlan: 'Plan gratis',
  memberSince: 'Con nosotros desde',
  example: 'Ejemplo',
  exampleWhy: 'Con una cuenta, su nombre está aquí y en cada carta y tarjeta.',
  exampleTexts: { first_name: 'Robin', last_name: 'Ash', phone: '919-555-0100' },
}

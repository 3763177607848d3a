import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type { Problem } from '#resources/problem.ts'
import type * as english from './two-factor-words.ts'

const problem = (status: Problem['status'], code: english.TwoFactorProblem, detail: string): Problem => ({
  status,
  code,
  title: 'Error',
  detail,
})

export const twoFactorProblems: Translated<typeof english.twoFactorProblems> = {
  'code-needed': problem(
    401,
    'code-needed',
    'Esta cuenta pide un segundo paso. Escriba el código de su aplicación de códigos o un código de recuperación.',
  ),
  'wrong-code': problem(
    400,
    'wrong-code',
    'Ese código no es correcto. Cada código sirve una vez y más o menos un minuto: espere el siguiente e inténtelo de nuevo.',
  ),
  'code-step-over': problem(401, 'code-step-over', 'Pasó demasiado tiempo. Inicie sesión otra vez con su contraseña.'),
  'no-setup': problem(409, 'no-setup', 'Empiece de nuevo: no hay ninguna clave que espere un código.'),
  'already-on': problem(409, 'already-on', 'El segundo paso ya está activado en esta cuenta.'),
  'not-on': problem(409, 'not-on', 'El segundo paso ya está desactivado en esta cuenta.'),
}

export const twoFactorWords: Translated<typeof english.twoFactorWords> = {
  title: 'Segundo paso con una aplicación',
  lead: 'Después de su contraseña, usted escribe también un código de una aplicación de su teléfono. Quien sepa su contraseña aun así no puede entrar.',
  off: 'Desactivado. Para iniciar sesión basta su contraseña.',
  on: day => `Activado desde el ${day}. Una llave de acceso no necesita código: ya son dos pasos en uno.`,
  codesLeft: left =>
    plural(left, {
      one: 'Le queda 1 de 10 códigos de recuperación.',
      other: `Le quedan ${left} de 10 códigos de recuperación.`,
    }),
  lastCodes: left =>
    plural(left, {
      one: 'Solo le queda 1 de 10 códigos de recuperación. Haga otros antes de necesitarlos.',
      other: `Solo le quedan ${left} de 10 códigos de recuperación. Haga otros antes de necesitarlos.`,
    }),
  noCodes: 'No le quedan códigos de recuperación. Haga otros ahora: sin su teléfono no podría entrar.',
  turnOn: 'Activar el segundo paso',
  turnOff: 'Desactivar',
  renew: 'Códigos de recuperación nuevos',
}

export const twoFactorSetupWords: Translated<typeof english.twoFactorSetupWords> = {
  title: 'Agregue Keyturn a su aplicación de códigos',
  detail: 'Sirve cualquiera: Google Authenticator, Microsoft Authenticator, Apple Passwords, 1Password y otras.',
  scan: 'Escanee esto con la aplicación.',
  qr: 'Código QR para su aplicación de códigos',
  manual: 'O escriba esta clave en la aplicación:',
  copy: 'Copiar la clave',
  copied: 'Clave copiada',
  openApp: 'Abrir en una aplicación de este dispositivo',
  code: 'Código de seis dígitos de la aplicación',
  confirm: 'Activar',
  cancel: 'Ahora no',
  others: 'Se cierra la sesión en sus otros dispositivos, y la próxima vez pedirán un código.',
}

export const recoveryCodesWords: Translated<typeof english.recoveryCodesWords> = {
  title: 'Guarde sus códigos de recuperación',
  detail:
    'Cada uno le deja entrar una vez cuando no tiene su teléfono. Solo los mostramos ahora: no guardamos ninguna copia que se pueda leer.',
  list: 'Códigos de recuperación',
  download: 'Descargar',
  copy: 'Copiar',
  copied: 'Códigos copiados',
  done: 'Ya los guardé',
  lost: 'Si pierde la aplicación y también estos códigos, solo podrá entrar con una llave de acceso. Nosotros no podemos abrirle la cuenta.',
  file: 'keyturn-codigos-de-recuperacion.txt',
  fileText: (email, day, codes) =>
    `Códigos de recuperación de Keyturn para ${email}\nHechos el ${day}. Cada uno sirve una vez. Los anteriores ya no sirven.\n\n${codes.join('\n')}\n`,
}

export const twoFactorOffWords: Translated<typeof english.twoFactorOffWords> = {
  title: '¿Desactivar el segundo paso?',
  detail: 'Para iniciar sesión bastará otra vez su contraseña. Sus códigos de recuperación dejan de servir.',
  confirm: 'Desactivar',
  keep: 'Dejarlo activado',
}

export const renewCodesWords: Translated<typeof english.renewCodesWords> = {
  title: '¿Hacer códigos de recuperación nuevos?',
  detail: 'Recibe diez códigos nuevos. Los anteriores dejan de servir.',
  confirm: 'Hacer códigos nuevos',
  keep: 'Conservar los de antes',
}

export const passwordAndCodeWords: Translated<typeof english.passwordAndCodeWords> = {
  password: 'Su contraseña',
  code: 'Código de su aplicación o un código de recuperación',
}

export const twoFactorToasts: Translated<typeof english.twoFactorToasts> = {
  on: {
    title: 'El segundo paso está activado',
    description: 'Desde ahora, al iniciar sesión con su contraseña se pide también un código.',
  },
  off: { title: 'El segundo paso está desactivado', description: 'Para iniciar sesión basta su contraseña.' },
}

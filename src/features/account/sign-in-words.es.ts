import type { Translated } from '#domain/translated.ts'
import type * as english from './sign-in-words.ts'

export const createdWords: Translated<typeof english.createdWords> = {
  title: 'Un paso más',
  lead: 'Su cuenta ya está creada y su contraseña ya está escrita.',
}

export const signInWords: Translated<typeof english.signInWords> = {
  'sign-in': {
    title: 'Qué gusto verle de nuevo',
    lead: 'Inicie sesión para seguir donde lo dejó.',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión...',
  },
  code: {
    title: 'Escriba su código',
    lead: 'Abra su aplicación de códigos y escriba los seis dígitos que muestra para Keyturn.',
    submit: 'Continuar',
    busy: 'Revisando...',
  },
  'sign-up': {
    title: 'Cree su cuenta gratis',
    lead: 'Su solicitud, sus fechas y sus documentos quedan a salvo, y le recordamos cada fecha antes de que llegue.',
    agree: 'Lea antes de empezar:',
    terms: 'Condiciones de uso',
    privacy: 'Privacidad',
    submit: 'Crear la cuenta',
    busy: 'Creando la cuenta...',
  },
  forgot: {
    title: 'Cambie su contraseña',
    lead: 'Díganos su correo electrónico y le enviamos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    busy: 'Enviando...',
  },
  reset: {
    title: 'Elija una contraseña nueva',
    lead: 'Se cerrará la sesión en todos los dispositivos y se quitarán sus llaves de acceso (passkeys). Después podrá iniciar sesión con la nueva.',
    submit: 'Guardar la contraseña',
    busy: 'Guardando...',
  },
  undo: {
    title: 'Recupere su cuenta',
    lead: 'Volveremos a su correo anterior y cerraremos la sesión en todos los dispositivos. Después inicia sesión con la contraseña que elija aquí.',
    submit: 'Usar mi correo anterior',
    busy: 'Guardando...',
  },
  'undo-two-factor': {
    title: 'Recupere su cuenta',
    lead: 'Desactivaremos el segundo paso, cerraremos la sesión en todos los dispositivos y quitaremos las llaves de acceso (passkeys). Después inicia sesión con la contraseña que elija aquí.',
    submit: 'Desactivar el segundo paso',
    busy: 'Guardando...',
  },
}

export const codeFieldWords: Translated<typeof english.codeFieldWords> = {
  label: 'Código',
  hint: '¿No tiene el teléfono a mano? También sirve un código de recuperación.',
  needed: 'Esta cuenta pide un segundo paso, así que aquí hace falta también un código de su aplicación.',
  lost: '¿Sin aplicación y sin códigos?',
  lostDetail:
    'Con una llave de acceso todavía puede entrar. También con el enlace del correo que enviamos cuando se activó el segundo paso, durante 7 días. Sin nada de eso nadie puede abrir la cuenta, ni siquiera nosotros: no podríamos distinguirle de un ladrón.',
}

export const signInToasts: Translated<typeof english.signInToasts> = {
  created: { title: '¡Cuenta creada!', description: 'Ya puede iniciar sesión en su cuenta.' },
  linkSent: {
    title: 'Revise su correo',
    description: 'Si esa dirección tiene una cuenta, va en camino un enlace para elegir una contraseña nueva.',
  },
  passwordSaved: {
    title: 'Contraseña cambiada',
    description:
      'Ya puede iniciar sesión con ella. Su dirección de calendario y los recordatorios a otros correos dejaron de funcionar; vuelva a activarlos si los usa.',
  },
  twoFactorOff: {
    title: 'El segundo paso está desactivado',
    description: 'Se cerró la sesión en todos los dispositivos. Inicie sesión con su contraseña nueva.',
  },
  addressBack: {
    title: 'Su correo anterior está de vuelta',
    description: 'Inicie sesión con su correo anterior y su contraseña nueva.',
  },
  confirmAfterSignIn: {
    title: 'Primero inicie sesión',
    description: 'Después abra otra vez el enlace de su correo.',
  },
  linkDead: {
    title: 'Este enlace ya no sirve',
    description: 'Estos enlaces sirven una vez y por poco tiempo. Pida otro abajo.',
    destructive: true,
  },
}

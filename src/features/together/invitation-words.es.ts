import type { Translated } from '#domain/translated.ts'
import type * as english from './invitation-words.ts'

export const invitationWords: Translated<typeof english.invitationWords> = {
  title: 'Invitación',
  description: 'Alguien quiere compartir con usted su préstamo de vivienda.',
  from: name => `${name} le invita`,
  what: {
    together: name =>
      `Usted participaría en el préstamo de ${name}: las dos personas ven y cambian ofertas, fechas, documentos y el registro.`,
    looks_on: name =>
      `Usted solo miraría: vería ofertas, fechas y documentos del préstamo de ${name}, sin cambiar nada.`,
  },
  private:
    'Lo que usted gana, debe y trae, y su puntaje crediticio, no se muestran. Los demás ven solo si sus ingresos alcanzan y qué puntaje fija el precio; usted puede mostrar más, u ocultar también eso. Su cuenta, su correo y su configuración siguen siendo suyos.',
  seen: name => `${name} y las demás personas del préstamo ven su nombre.`,
  leave: 'Puede salir en cualquier momento, con una copia de lo que podía ver.',
  until: day => `Funciona hasta el ${day}.`,
  accept: 'Entrar en este préstamo',
  notNow: 'Ahora no',
  needsAccount:
    'Para entrar necesita una cuenta propia, para que esté claro quién ve qué. Es gratis, y después vuelve aquí.',
  mailed: 'Esta invitación llegó por correo: cree la cuenta con la dirección que la recibió, y confírmela.',
  create: 'Crear una cuenta gratis',
  signIn: 'Ya tengo una cuenta',
  toTogether: 'Abrir Comprar entre dos',
  noToken: 'Este enlace no está completo',
  noTokenWhat: 'Ábralo otra vez desde el correo o el mensaje que recibió.',
}

export const sharedLoanWords: Translated<typeof english.sharedLoanWords> = {
  together: name => `Este es el préstamo de ${name}. Usted participa en él.`,
  looks_on: name =>
    `Este es el préstamo de ${name}. Usted mira: lo ve, y solo ${name} y quienes participan en él pueden cambiarlo.`,
}

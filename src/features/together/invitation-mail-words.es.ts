import type { Translated } from '#domain/translated.ts'
import type * as english from './invitation-mail-words.ts'

export const invitationMailWords: Translated<typeof english.invitationMailWords> = {
  somebody: 'Alguien',
  subject: name => `${name} le invita a ver un préstamo de vivienda en Keyturn`,
  before: {
    together: name => [
      `${name} planea en Keyturn un préstamo para una vivienda y le invita a planearlo también. Las dos personas verían y cambiarían ofertas, fechas y documentos.`,
      'Lo que cada persona gana y debe, y su puntaje crediticio, queda en privado hasta que ella misma lo muestre.',
    ],
    looks_on: name => [
      `${name} planea en Keyturn un préstamo para una vivienda y le invita a mirar. Usted vería ofertas, fechas y documentos, sin cambiar nada.`,
    ],
  },
  button: 'Ver la invitación',
  after: [
    'Keyturn es gratis. Necesita una cuenta propia, con esta dirección de correo. El enlace sirve una sola vez, durante siete días.',
    'Si no conoce a esta persona, no haga nada: nadie sabrá que recibió este correo.',
  ],
}

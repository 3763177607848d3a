import type { Translated } from '#domain/translated.ts'
import type * as english from './guest-card-words.ts'

export const guestCardWords: Translated<typeof english.guestCardWords> = {
  title: '¿Usar esta tarjeta de transferencia segura?',
  detail:
    'Se hizo en este navegador antes de que usted iniciara sesión. Úsela solo si conoce el número. Va a llamar a ese número antes de enviar dinero.',
  use: 'Usar esta tarjeta',
  besideTitle: '¿Anotar un segundo número?',
  besideDetail: phone =>
    `Se hizo otra tarjeta en este navegador antes de que usted iniciara sesión. Su propia tarjeta conserva ${phone}. El otro número solo se anota en ella, para que pueda preguntar cuál es el correcto.`,
  noteIt: 'Anotarlo en mi tarjeta',
  leaveOut: 'No anotarlo',
  bannerTitle: 'Una tarjeta de transferencia segura espera su respuesta',
  bannerDetail: phone => `Muestra ${phone}. Todavía no está en su cuenta.`,
  look: 'Mirarla',
}

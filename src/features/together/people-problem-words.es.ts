import type { Translated } from '#domain/translated.ts'
import type * as english from './people-problem-words.ts'

export const peopleProblems: Translated<typeof english.peopleProblems> = {
  'no-such-invitation': {
    status: 404,
    code: 'no-such-invitation',
    title: 'Esta invitación no funciona',
    detail: 'Ya se usó, se retiró o tiene más de una semana. Pida una nueva.',
  },
  'other-address': {
    status: 403,
    code: 'other-address',
    title: 'Esta invitación es para otra dirección',
    detail: 'Se envió a otra persona. Entre con la dirección que la recibió, o pida otra invitación.',
  },
  'confirm-address': {
    status: 403,
    code: 'confirm-address',
    title: 'Confirme primero su dirección',
    detail: 'Le enviamos un enlace cuando creó su cuenta. Ábralo y vuelva después a esta invitación.',
  },
  'own-invitation': {
    status: 409,
    code: 'own-invitation',
    title: 'Esta es su propia invitación',
    detail: 'Envíe el enlace a la persona que quiere invitar.',
  },
  'already-in': {
    status: 409,
    code: 'already-in',
    title: 'Usted ya está en este préstamo',
    detail: 'Elíjalo entre sus préstamos, arriba en la página.',
  },
  'too-many-people': {
    status: 409,
    code: 'too-many-people',
    title: 'Son muchas personas',
    detail: 'En un préstamo pueden estar diez personas además de la persona dueña.',
  },
  'too-many-invitations': {
    status: 409,
    code: 'too-many-invitations',
    title: 'Hay diez invitaciones abiertas',
    detail: 'Retire una antes de hacer otra.',
  },
  'no-such-person': {
    status: 404,
    code: 'no-such-person',
    title: 'Esa persona no está en este préstamo',
    detail: 'Tal vez ya salió. Mire otra vez la lista.',
  },
  'owner-stays': {
    status: 409,
    code: 'owner-stays',
    title: 'Este préstamo es suyo',
    detail: 'Puede quitar a los demás, o borrar su cuenta.',
  },
  'no-such-copy': {
    status: 404,
    code: 'no-such-copy',
    title: 'Esa copia no existe',
    detail: 'Tal vez ya se borró.',
  },
  'confirm-first': {
    status: 403,
    code: 'confirm-first',
    title: 'Confirme primero su dirección',
    detail: 'Solo una cuenta con dirección confirmada puede mandar correo. También puede copiar un enlace.',
  },
  'invited-often': {
    status: 429,
    code: 'invited-often',
    title: 'Demasiadas invitaciones por correo',
    detail: 'Hoy no podemos enviar esta invitación. Puede copiar un enlace y enviarlo usted.',
  },
}

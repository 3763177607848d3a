import type { Translated } from '#domain/translated.ts'
import type * as english from './people-words.ts'

export const roleWords: Translated<typeof english.roleWords> = {
  together: { name: 'Participa', hint: 'Ve y cambia todo de este préstamo, como usted.' },
  looks_on: {
    name: 'Solo mira',
    hint: 'Ve todo de este préstamo y no cambia nada. Para un padre, una madre o un agente.',
  },
}

export const peopleWords: Translated<typeof english.peopleWords> = {
  title: 'Personas de este préstamo',
  hint: 'Dos personas, un préstamo: cada una con su propia cuenta.',
  list: 'Quién está en este préstamo',
  you: name => `${name} (usted)`,
  owner: 'Persona dueña',
  roleOf: name => `Qué puede hacer ${name}`,
  alone: 'Por ahora no hay nadie más en él.',
  needsAccount: 'Para compartir este préstamo necesita una cuenta, para que sepamos quién puede verlo. Es gratis.',
  makeAccount: 'Crear una cuenta gratis',
  inviteTitle: 'Invitar a alguien',
  role: '¿Qué puede hacer?',
  how: '¿Cómo la envía?',
  byMail: 'La enviamos por correo',
  byLink: 'Yo envío un enlace',
  email: 'Correo de esa persona',
  invite: 'Enviar invitación',
  makeLink: 'Hacer un enlace',
  promise:
    'Funciona una vez, durante siete días, y usted puede retirarla. La persona ve su nombre antes de decir que sí.',
  sent: 'Invitación enviada',
  linkTitle: 'Su enlace',
  linkHint: 'Envíelo a una sola persona. Solo se muestra ahora.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  waiting: 'Sin respuesta todavía',
  byHand: 'Un enlace que usted envió',
  until: (role, day) => `${role}, hasta el ${day}`,
  revoke: 'Retirar',
  revoked: 'La invitación ya no funciona',
  remove: name => `Quitar a ${name}`,
  removeTitle: name => `¿Quitar a ${name} de este préstamo?`,
  removeWhat:
    'La persona guarda una copia de lo que podía ver. Desde entonces no ve ni cambia nada aquí. Sus cifras privadas se van con ella.',
  removeDo: 'Quitar',
  removed: 'Ya no está en este préstamo',
  leave: 'Salir de este préstamo',
  leaveTitle: '¿Salir de este préstamo?',
  leaveWhat: owner =>
    `Usted guarda una copia de lo que puede ver ahora. Después no ve nada más, y sus cifras privadas se borran aquí. ${owner} conserva el préstamo.`,
  leaveDo: 'Salir',
  cancel: 'Cancelar',
  deleting:
    'Si usted borra su cuenta, este préstamo termina para todas sus personas; cada una guarda una copia de lo que podía ver.',
  history: 'Quién cambió qué',
  noHistory: 'Nada todavía.',
  copies: 'Copias que usted guardó',
  taken: day => `Guardada el ${day}`,
  download: 'Descargar',
  fileName: 'copia-del-prestamo',
  deleteCopy: 'Borrar',
  deleteTitle: '¿Borrar esta copia?',
  deleteWhat: 'No se puede recuperar.',
  deleted: 'Copia borrada',
}

export const changeWords: Translated<typeof english.changeWords> = {
  somebody: 'Alguien que salió',
  you: 'Usted',
  joined: who => `${who}: entró`,
  left: who => `${who}: salió`,
  removed: who => `${who}: quitó a alguien`,
  changed: (who, what) => `${who}: cambió ${what}`,
  things: {
    application: 'la solicitud',
    closure: 'el cierre',
    comparison: 'las ofertas',
    documents: 'los documentos',
    escrow: 'la revisión de la cuenta escrow',
    'insurance-diary': 'el seguro hipotecario',
    lenders: 'los prestamistas',
    papers: 'los documentos del préstamo',
    people: 'quién puede hacer qué',
    'rate-lock': 'el bloqueo de tasa',
    rights: 'las fechas de la ley',
    servicing: 'el préstamo de la vivienda',
    timeline: 'el calendario',
    together: 'esta página',
    'wire-safety': 'la tarjeta de transferencia segura',
  },
  other: 'algo',
}

export const leftLoanWords: Translated<typeof english.leftLoanWords> = {
  title: 'Usted ya no está en ese préstamo.',
  what: 'Aquí queda para usted una copia de lo que podía ver. Lo que no estaba guardado para entonces se perdió.',
}

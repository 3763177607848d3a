import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const offlineQueueWords: Translated<typeof english.offlineQueueWords> = {
  queued: 'Guardado aquí; se enviará.',
  unsent: count =>
    plural(count, {
      one: '1 cambio está guardado aquí y se enviará.',
      other: `${count} cambios están guardados aquí y se enviarán.`,
    }),
  sendNow: 'Enviar ahora',
  sent: 'Enviado',
  sentDetail: 'Lo que estaba guardado aquí ya está en su cuenta.',
  full: 'Este navegador no pudo guardarlo',
  fullDetail:
    'No hay conexión y el espacio de este navegador está lleno. Deje esta página abierta: lo que escribió sigue aquí. Guárdelo de nuevo más tarde.',
  onlyInThisTab:
    'Su espacio está lleno o apagado. Lo que escribió está solo en esta pestaña y seguirá ahí cuando vuelva a su página. Deje la pestaña abierta y guárdelo de nuevo más tarde.',
  answerFirst: 'Primero hay una pregunta',
  answerFirstDetail: 'Algo que guardó antes no se pudo enviar. Responda la nota de arriba en la página.',
  keepMine: 'Guardar lo que escribí aquí',
  takeSaved: 'Usar la versión guardada',
  dropIt: 'Descartarlo',
  notSaved: 'Usted escribió esto sin conexión. Todavía no se ha guardado.',
  leaveTitle: '¿Cerrar sesión con cambios sin enviar?',
  leaveDetail: count =>
    plural(count, {
      one: '1 cambio está guardado en este navegador y todavía no se ha enviado. Al cerrar sesión se borra.',
      other: `${count} cambios están guardados en este navegador y todavía no se han enviado. Al cerrar sesión se borran.`,
    }),
  leave: 'Cerrar sesión y borrar',
  stay: 'Quedarme',
}

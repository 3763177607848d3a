import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './problem-words.ts'

export const problemWords: Translated<typeof english.problemWords> = {
  noSuchLoan: {
    title: 'Ese préstamo no existe',
    detail: 'Usted no tiene un préstamo con ese nombre. Abra uno de los suyos.',
  },
  looksOn: {
    title: 'Usted solo mira',
    detail:
      'Puede ver este préstamo, pero no cambiarlo. Si quiere participar, pídaselo a la persona dueña del préstamo.',
  },
  ownerOnly: {
    title: 'Solo la persona dueña puede hacer esto',
    detail: 'Esto se hace en nombre de la persona dueña del préstamo. Pídaselo a ella.',
  },
  privateFigures: {
    title: 'Estas cifras son privadas',
    detail: 'La persona de quien son estas cifras las guarda en privado. Déjelas en blanco.',
  },
  notSignedIn: { title: 'Error', detail: 'Inicie sesión para continuar.' },
  otherAccount: {
    title: 'Hay otra cuenta con la sesión iniciada',
    detail: 'Alguien inició sesión con otra cuenta en este navegador. No se cambió nada. Cargue la página de nuevo.',
  },
  confirmationNeeded: {
    title: 'Mírelo primero',
    detail: 'Algo en este navegador necesita que usted diga que sí antes de pasar a su cuenta.',
  },
  accountGone: { title: 'Hay que iniciar sesión', detail: 'Inicie sesión para continuar.' },
  passwordChanged: {
    title: 'Error',
    detail: 'Su contraseña cambió mientras tanto. Escríbala e inténtelo de nuevo.',
  },
  wrongOrigin: {
    title: 'Eso no vino de Keyturn',
    detail:
      'Por su seguridad, solo se aceptan cambios desde nuestras propias páginas. Cargue la página e inténtelo de nuevo.',
  },
  tooLarge: { title: 'Es demasiado grande', detail: 'Envíe menos de una vez.' },
  notJson: { title: 'Solo leemos JSON', detail: 'Envíe la solicitud con el tipo de contenido application/json.' },
  away: { title: 'Keyturn está tomando aire', detail: 'No se cambió nada. Inténtelo de nuevo en un momento.' },
  unexpected: { title: 'Error', detail: 'Ocurrió un error inesperado. Inténtelo de nuevo.' },
  busy: {
    title: 'Mucha gente está iniciando sesión ahora',
    detail: 'No se cambió nada. Inténtelo de nuevo en unos segundos.',
  },
  notFound: { title: 'No encontramos esa página', detail: 'No hay nada en esta dirección.' },
  tooManyStreams: {
    title: 'Error',
    detail: 'Keyturn está abierto en demasiados lugares a la vez. Cierre uno e inténtelo de nuevo.',
  },
}

export const tooOftenWords: Translated<typeof english.tooOftenWords> = {
  title: 'Error',
  detail: retryAfterSeconds => {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    return plural(minutes, {
      one: 'Eso se intentó demasiadas veces. Inténtelo de nuevo en un minuto.',
      other: `Eso se intentó demasiadas veces. Inténtelo de nuevo en ${minutes} minutos.`,
    })
  },
}

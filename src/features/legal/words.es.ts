import type { Translated } from '#domain/translated.ts'
import { REMEMBERED_DAYS } from '#features/account/security-events.ts'
import { WHO_PAYS } from '#routes/claim-marks.ts'
import {
  ANSWERS_RETENTION_DAYS,
  MAIL_RETENTION_DAYS,
  NOTIFICATIONS_RETENTION_DAYS,
  READ_NOTIFICATIONS_RETENTION_DAYS,
  SESSION_DAYS,
} from '#routes/retention.ts'
import type * as english from './words.ts'

export const LEGAL_DAY: typeof english.LEGAL_DAY = '2026-11-18'

export const legalPageWords: Translated<typeof english.legalPageWords> = {
  changed: day => `Último cambio: ${day}.`,
  who: 'Quién opera este sitio',
  nobody:
    'Si aquí no hay un nombre, quien lo opera todavía no lo ha dado. Siempre puede usar la página de comentarios.',
}

export const privacyWords: Translated<typeof english.privacyWords> = {
  page: 'Privacidad – Keyturn',
  description: 'Qué guarda Keyturn sobre usted, dónde y por cuánto tiempo, quién lo ve, y cómo llevárselo o borrarlo.',
  title: 'Privacidad',
  lead: 'Qué guarda Keyturn sobre usted, dónde, por cuánto tiempo y quién lo ve.',
  sections: [
    {
      title: 'De visita, sin cuenta',
      parts: [
        'La guía y las calculadoras no necesitan cuenta. Lo que escribe en una calculadora es parte de la dirección de la página. Al recargar esa página, o al compartir su enlace, se envía la dirección con esas cifras; nuestros registros las dejan fuera.',
        'Sin una cuenta, su solicitud, sus ofertas, su calendario, sus documentos, su bloqueo de tasa (rate lock), su tarjeta de transferencia segura y su diario del seguro se guardan en su navegador, en este dispositivo. Nosotros no los recibimos. Se borran al salir del modo de visita o al limpiar su navegador.',
        'Una Estimación de Préstamo (Loan Estimate) o una Declaración de Cierre (Closing Disclosure) que abra se lee en su dispositivo. El archivo mismo nunca se nos envía.',
        'Para que las páginas se abran sin red, su navegador guarda una copia de los archivos del producto. Son iguales para todos y no contienen nada sobre usted. Se borran al cerrar la sesión o al limpiar su navegador. La tasa promedio de la semana, que también es de todos, queda hasta que usted la borre.',
        'Las imágenes de las páginas de los documentos de su préstamo quedan en su navegador, en este dispositivo, para que vea dónde está cada cifra. Nosotros no las recibimos. Se borran al quitar el documento, al cerrar la sesión o al limpiar su navegador.',
        'El idioma y el aspecto claro u oscuro que elija también quedan en su navegador.',
      ],
    },
    {
      title: 'Con una cuenta',
      parts: [
        'En nuestro servidor guardamos lo que escribe, para que lo encuentre en todos sus dispositivos:',
        [
          'su nombre, su correo electrónico, su teléfono si lo da, y una huella cifrada (hash) de su contraseña, de la que no se puede leer la contraseña',
          'su solicitud (vivienda, préstamo, ingreso, deudas, rango de crédito, estado), sus ofertas, su calendario, sus notas, lo que dicen sus documentos (cifras, nombres, direcciones, números de préstamo, quiénes los firmaron), lo que nos dijo sobre cuándo llegaron, su bloqueo de tasa, su tarjeta de transferencia segura, su diario del seguro, los cierres de préstamos y los préstamos anteriores',
          'los prestamistas por los que preguntó, los mensajes a un agente inmobiliario, los comentarios, las direcciones para regalos y las donaciones (nunca números de tarjeta)',
          'sus recordatorios y preferencias, y su zona horaria, para que las fechas sean correctas donde vive',
        ],
        'Lo que guarda sin red espera en su navegador, en este dispositivo, hasta que se pueda enviar. Al cerrar la sesión se borra, y antes se le pregunta.',
      ],
    },
    {
      title: 'Por cuánto tiempo',
      parts: [
        [
          `Su sesión queda abierta ${SESSION_DAYS} días después de su última visita, o hasta que la cierre.`,
          `Los avisos se borran después de ${NOTIFICATIONS_RETENTION_DAYS} días; ya leídos, después de ${READ_NOTIFICATIONS_RETENTION_DAYS}.`,
          `El texto de un correo se borra en cuanto se envía; la nota de que se envió, después de ${MAIL_RETENTION_DAYS} días.`,
          `Lo que se contestó al guardar algo se recuerda ${ANSWERS_RETENTION_DAYS} días, para que lo que llega dos veces se haga una sola vez.`,
          `El registro de inicios de sesión y cambios de seguridad se guarda ${REMEMBERED_DAYS} días.`,
          'Todo lo demás queda hasta que lo borre usted o borre su cuenta. Borrar la cuenta quita de inmediato todo dato sobre usted; las copias de seguridad de quien opera el sitio vencen más tarde.',
        ],
      ],
    },
    {
      title: 'Quién lo ve',
      parts: [
        'No vendemos lo que nos cuenta. Ningún prestamista recibe nada sobre usted sin que usted haya visto exactamente qué se envía y lo haya aceptado. Sin eso, elegir aquí un prestamista solo lo pone en su lista.',
        'Quien opera este sitio lee los mensajes, los comentarios, las direcciones para regalos y quién tiene a qué prestamista en su lista, para contestar y para enviar regalos donde se ofrecen. El correo pasa por el proveedor de correo de quien opera el sitio. Una donación pasa por una compañía de pagos (Stripe), que ve su tarjeta.',
        'Las personas que usted invita a un préstamo ven lo que se guarda para ese préstamo, y el nombre de usted. Su ingreso, sus deudas y su crédito los ven solo si usted los muestra; si no, ven únicamente si alcanzan. Quien sale guarda una copia de lo que podía ver. Una invitación por correo va solo a la dirección que usted escribe, y lo único suyo en ella es su nombre.',
        'En estas páginas no hay anuncios, ni rastreadores, ni programas de otras compañías.',
      ],
    },
    {
      title: 'Cookies',
      parts: [
        'Una cookie mantiene abierta su sesión, otra reconoce este dispositivo, para que un extraño que intenta adivinar su contraseña no le cierre la entrada, otra recuerda si el menú está plegado y otra, el idioma que eligió. No hay más.',
      ],
    },
    {
      title: 'Sus opciones',
      parts: [
        'En Configuración puede descargar todo lo que guardamos sobre usted, cambiarlo, parar los correos y borrar su cuenta. Cada recordatorio tiene un enlace que los para sin iniciar sesión.',
        'Según donde viva, la ley puede darle más derechos. Escriba a quien opera el sitio; su nombre está al pie de esta página.',
      ],
    },
    {
      title: 'Registros',
      parts: [
        'Nuestros registros dicen qué pasó, nunca qué escribió usted. Las direcciones de red se usan para limitar abusos y no se guardan con lo que hace.',
      ],
    },
  ],
}

export const termsWords: Translated<typeof english.termsWords> = {
  page: 'Condiciones de uso – Keyturn',
  description: 'Qué es Keyturn y qué no es, cómo hay que entender sus cifras, y qué nos pedimos unos a otros.',
  title: 'Condiciones de uso',
  lead: 'Qué es Keyturn, qué no es, y qué nos pedimos unos a otros.',
  sections: [
    {
      title: 'Qué es',
      parts: [
        `Keyturn le ayuda a comparar ofertas de hipoteca, a guardar documentos y fechas, y a entender lo que cuesta un préstamo. Es gratis para quien compra una vivienda. ${WHO_PAYS}`,
        'No es prestamista, corredor, asesor ni bufete de abogados. No otorga préstamos ni toma decisiones de crédito.',
      ],
    },
    {
      title: 'Las cifras',
      parts: [
        'Las tasas, los cargos, los pagos y los precios que ve aquí son estimaciones o muestras, a menos que estén marcados como de alguien. Se hacen con lo que usted escribe y con reglas que se nombran al lado. No son una oferta ni un compromiso de préstamo.',
        'Solo cuentan los documentos de su prestamista. Antes de firmar algo, revise allí sus cifras, y pregunte por su caso a un abogado, a un asesor fiscal o a un consejero de vivienda.',
      ],
    },
    {
      title: 'Su parte',
      parts: [
        [
          'Escriba lo que es cierto, y solo sobre usted o con permiso de la otra persona.',
          'Guarde su contraseña para usted.',
          'No ataque el servicio, no intente llegar a los datos de otros, ni lo use para el negocio de otra persona sin preguntar.',
        ],
      ],
    },
    {
      title: 'Nuestra parte',
      parts: [
        'Guardamos lo que nos confía como dice la página de privacidad. Tratamos de estar en lo cierto y de estar disponibles, pero no podemos prometer ninguna de las dos cosas: el servicio se ofrece tal como es, sin garantía, hasta donde la ley lo permite.',
        'Los derechos que la ley da a los consumidores siguen siendo los mismos.',
      ],
    },
    {
      title: 'Donaciones',
      parts: [
        'Una donación no compra nada y no se puede deducir de los impuestos. Una donación mensual se puede parar en cualquier momento.',
      ],
    },
    {
      title: 'El final',
      parts: [
        'Puede borrar su cuenta cuando quiera. Podemos cerrar una que se use para dañar a otros. Si estas condiciones cambian, cambia con ellas el día de arriba.',
      ],
    },
  ],
}

import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { MOST_DISCLOSURES } from './model.ts'
import type * as english from './words.ts'

export const disclosureProblems: typeof english.disclosureProblems = {
  'too-many-papers': {
    status: 409,
    code: 'too-many-papers',
    title: 'No caben más documentos',
    detail: `Puede guardar hasta ${MOST_DISCLOSURES} documentos. Quite uno para agregar otro.`,
  },
  'too-many-answers': {
    status: 409,
    code: 'too-many-answers',
    title: 'Es más de lo que podemos guardar',
    detail: 'Retire una de sus respuestas o parejas de líneas para agregar otra.',
  },
  'no-such-paper': {
    status: 404,
    code: 'no-such-paper',
    title: 'Este documento ya no está',
    detail: 'Se quitó, quizá en otra pestaña.',
  },
  'figures-missing': {
    status: 400,
    code: 'figures-missing',
    title: 'Faltan algunas cifras',
    detail: 'Un documento que usted escribe necesita doce cifras. Lo demás puede quedar abierto.',
  },
}

export const kindWords: typeof english.kindWords = {
  'loan-estimate': 'Estimación de Préstamo',
  'closing-disclosure': 'Declaración de Cierre',
}

export const pageWords: Translated<typeof english.pageWords> = {
  title: 'Documentos del préstamo',
  description: '¿Qué dice de verdad el documento del prestamista? Suéltelo aquí y lo leemos con usted.',
  dropTitle: 'Agregue su Estimación de Préstamo (Loan Estimate)',
  dropHint:
    'El PDF que le envió su prestamista, de tres páginas. También sirve una Declaración de Cierre (Closing Disclosure).',
  choose: 'Elegir un PDF',
  another: 'Leer otro',
  type: 'Escribirlo',
  typeAnother: 'Escribir uno',
  inSpanish: 'Ver en español',
  stays: 'Su documento se queda en este dispositivo',
  staysWhy:
    'Se lee en su navegador. Guardamos sus cifras; las imágenes de sus páginas quedan aquí hasta que usted lo quite.',
  dropNow: 'Suéltelo para leerlo aquí',
  reading: (page, of) => (of > 0 ? `Leyendo la página ${page} de ${of}` : 'Abriendo el documento'),
  readingPicture: (page, of) =>
    of > 0 ? `Leyendo la imagen de la página ${page} de ${of}` : 'Cargando el lector de imágenes, unos 4 MB',
  pictureProgress: (page, of, percent) => `Leyendo la imagen de la página ${page} de ${of}, ${percent}% de esta página`,
  readPicture: 'Leer la imagen aquí',
  readPictureWhy: 'Tarda un minuto y se queda en este dispositivo. Usted revisa lo que no está claro.',
  stop: 'Detener',
  stopFile: name => `Dejar de leer ${name}`,
  readAgain: 'Leerlo otra vez',
  stopped: 'Se detuvo la lectura. No se guardó nada de este archivo.',
  stoppedAfter: (read, of) =>
    plural(read, {
      one: `La lectura se detuvo después de 1 de ${of} páginas. Lo que está en esa página se guarda; lo demás queda abierto.`,
      other: `La lectura se detuvo después de ${read} de ${of} páginas. Lo que está en esas páginas se guarda; lo demás queda abierto.`,
    }),
  password: 'Contraseña del PDF',
  open: 'Abrirlo',
  failed: 'No se pudo cargar el lector. Revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  sample: '¿Aún no tiene un documento? Pruebe uno de muestra',
  sampleTitle: 'Esto es una muestra, no su documento',
  sampleWhy: 'Mire, corrija una cifra, abra las sumas. No se guarda nada.',
  sampleClose: 'Cerrar la muestra',
  sampleKeep: 'Guardarlo entre mis documentos',
  sampleFailed: 'No se pudo cargar la muestra. Revise su conexión e inténtelo de nuevo.',
  steps: [
    { title: 'Leemos las cifras', detail: 'Usted ve cada una junto al lugar de donde viene.' },
    { title: 'Revisamos las sumas', detail: 'Si algo no cuadra, le decimos dónde.' },
    { title: 'Usted compara de verdad', detail: 'Con un toque lo pone junto a sus otras ofertas.' },
  ],
  closingTitle: '¿Cierra pronto?',
  closing:
    'Agregue también la Declaración de Cierre (Closing Disclosure), y le diremos si un cargo subió más de lo permitido.',
  estimateMissing: 'Ahora agregue la Estimación de Préstamo (Loan Estimate)',
  estimateMissingWhy: 'Con ella podemos decir qué cargos subieron, y si subieron más de lo permitido.',
  yourPapers: 'Sus documentos',
  revised: 'revisada',
  noDate: 'fecha no leída',
  removePaper: 'Quitar este documento',
  removeAsk: '¿Quitar este documento?',
  removeWhy: 'Sus cifras se van con él. La oferta en su comparación se queda.',
  remove: 'Quitar',
  keep: 'Conservarlo',
  otherPages: pages =>
    plural(pages.length, {
      one: `La página ${pages[0]} del archivo no es parte de este formulario, así que la dejamos fuera.`,
      other: `Las páginas ${listed(pages.map(String))} del archivo no son parte de este formulario, así que las dejamos fuera.`,
    }),
  notSaved: 'Leímos este archivo, pero no pudimos guardar sus cifras. Inténtelo de nuevo o escríbalas.',
  alreadyHere: 'Ya tiene este documento',
  alreadyHereWhy: 'Es el mismo, así que sigue habiendo uno solo.',
  fuller: 'Este documento ya tiene las páginas que faltaban',
  missingPages: pages =>
    plural(pages.length, {
      one: `No encontramos la página ${pages[0]} del formulario en este archivo. Lo que está allí queda abierto.`,
      other: `No encontramos las páginas ${listed(pages.map(String))} del formulario en este archivo. Lo que está allí queda abierto.`,
    }),
}

import { LARGEST_FILE_MB, MOST_PAGES } from './pdf-problem.ts'
import type * as english from './reading-words.ts'

export const pdfProblemWords: typeof english.pdfProblemWords = {
  'empty-file': 'Este archivo está vacío. Descárguelo otra vez de su prestamista.',
  'not-a-pdf': 'Este archivo no es un PDF. Elija el PDF que le envió su prestamista.',
  'word-document': 'Este es un archivo de Word u Office con otro nombre. Elija el PDF que le envió su prestamista.',
  'image-file':
    'Esta es una foto de un documento. Su prestamista lo hizo como PDF: pida el original, es el que mejor se lee.',
  'too-large': `Este archivo pasa de ${LARGEST_FILE_MB} MB. Guarde solo las páginas de la Estimación de Préstamo o de la Declaración de Cierre.`,
  'too-many-pages': `Este archivo tiene más de ${MOST_PAGES} páginas. Guarde solo las páginas de la Estimación de Préstamo o de la Declaración de Cierre.`,
  'too-much-inside':
    'Este archivo contiene mucho más que un documento de préstamo, así que no se abrió. Pida a su prestamista el PDF original.',
  broken: 'Este PDF está dañado y no se puede abrir. Descárguelo otra vez de su prestamista.',
  'password-needed': 'Este PDF está protegido con contraseña. Escriba la que le dio su prestamista.',
  'password-wrong': 'Esta contraseña no abre el PDF. Inténtelo de nuevo.',
  'picture-too-large':
    'Esta imagen es más grande que una foto o un escaneo de un documento, así que no se abrió. Pida a su prestamista el PDF original.',
  'picture-unread':
    'No pudimos reconocer una Estimación de Préstamo (Loan Estimate) ni una Declaración de Cierre (Closing Disclosure) en esta imagen. Pida a su prestamista el PDF original.',
  'picture-pages':
    'Algunas páginas de este documento son imágenes, como escaneos. Pida el original a su prestamista, o léalas aquí.',
  'blank-form': 'Este formulario está sin llenar. Elija el que le envió su prestamista.',
  cancelled: 'Se detuvo la lectura.',
}

export const unknownWords: typeof english.unknownWords = {
  empty: 'No hay nada en este archivo. Descárguelo otra vez de su prestamista.',
  picture:
    'Esta es una imagen de un documento, como un escaneo o una foto. Su prestamista lo hizo como PDF con texto: pida el original.',
  spanish:
    'Esta parece una versión en español. Use la versión en inglés, que es la que firma; si no la tiene, pídala a su prestamista.',
  'application-1003':
    'Esta es la solicitud del préstamo (form 1003), no una Estimación de Préstamo. La Estimación de Préstamo (Loan Estimate) llega dentro de tres días hábiles después.',
  'bank-statement':
    'Esto parece un estado de cuenta del banco, no una Estimación de Préstamo ni una Declaración de Cierre.',
  'fees-worksheet':
    'Esta es una hoja de cargos (fees worksheet), que no obliga a nadie. Pida a su prestamista la Estimación de Préstamo (Loan Estimate).',
  'good-faith-estimate':
    'Este es un formulario anterior a octubre de 2015. Desde entonces los prestamistas dan una Estimación de Préstamo (Loan Estimate); pídala.',
  'settlement-statement':
    'Esta es una hoja de liquidación del cierre (settlement statement). Su prestamista da también una Declaración de Cierre (Closing Disclosure), que tiene las cifras por revisar.',
  appraisal: 'Esta es una tasación (appraisal). Keyturn lee Estimaciones de Préstamo y Declaraciones de Cierre.',
  'escrow-statement':
    'Este es el estado anual de una cuenta escrow. La Revisión de la cuenta escrow, en el menú, lo suma de nuevo.',
  'form-1098':
    'Este es el formulario 1098, los intereses que pagó en un año. Va con su declaración de impuestos y no es un documento del préstamo por revisar.',
  'periodic-statement':
    'Este es un estado de cuenta mensual de un préstamo que ya tiene. Las Estimaciones de Préstamo y las Declaraciones de Cierre vienen antes.',
  construction:
    'Este es un documento de un préstamo de construcción, que tiene sus propias tablas. Keyturn no los lee.',
  reverse:
    'Este es un documento de una hipoteca inversa (reverse mortgage), que sigue otras reglas. Keyturn no los lee.',
  'home-equity-line':
    'Este es un documento de una línea de crédito sobre la vivienda (home equity line of credit), que no tiene Estimación de Préstamo. Keyturn no los lee.',
  other:
    'Esto no es una Estimación de Préstamo (Loan Estimate) ni una Declaración de Cierre (Closing Disclosure). Las dos dicen qué son arriba en la primera página.',
}

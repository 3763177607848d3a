import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const articlePageWords: Translated<typeof english.articlePageWords> = {
  keyturnGuideTitle: title => `${title} – Guía de Keyturn`,
  breadcrumb: 'Ruta de navegación',
  mortgageGuide: 'Guía hipotecaria',
  readingTime: (minutes, checked) =>
    plural(minutes, {
      one: `1 minuto de lectura · revisado el ${checked}`,
      other: `${minutes} minutos de lectura · revisado el ${checked}`,
    }),
  sourcesTitle: 'De dónde vienen las cifras',
  chapterOf: (chapter, chapters) => `Capítulo ${chapter} de ${chapters}`,
  neighboursLabel: 'Artículo anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
}

export const glossaryPageWords: Translated<typeof english.glossaryPageWords> = {
  glossaryDocumentTitle: 'Glosario hipotecario en español e inglés – Keyturn',
  description: length =>
    `${length} palabras sobre hipotecas, en español y en inglés, cada una explicada en dos frases sencillas.`,
  breadcrumb: 'Ruta de navegación',
  mortgageGuide: 'Guía hipotecaria',
  glossaryTitle: 'Las palabras de la hipoteca, explicadas',
  wordsWillHearEach: count => `${count} palabras que va a oír, cada una en dos frases y con su nombre en inglés.`,
  otherLanguage: 'En inglés:',
  termSet: 'Las palabras de la hipoteca, explicadas',
  letters: 'Letras',
}

export const guidePageWords: Translated<typeof english.guidePageWords> = {
  guideDocumentTitle: 'Guía hipotecaria: de la primera pregunta al cierre – Keyturn',
  guideDescription:
    'Veinticuatro artículos cortos y claros para obtener una hipoteca en Estados Unidos: préstamos, prestamistas, documentos, costos y cierre.',
  guideTitle: 'Todo sobre su hipoteca, en artículos de dos minutos',
  sixChaptersOrderWill: 'Seis capítulos en el orden en que los va a necesitar, con palabras sencillas.',
  questionsTitle: 'Lo primero que preguntan los compradores',
  whereNow: '¿En qué punto está usted?',
  keyturnFigures: 'Keyturn en cifras',
  glossary: 'Glosario',
  putWork: 'Póngalo en práctica',
}

export const searchToolWords: Translated<typeof english.searchToolWords> = {
  kind: 'Calculadora',
  glossary: 'Glosario',
  afford: '¿Cuánto puedo pagar?',
  affordLine: 'Cuánto puede pagar por una vivienda con su ingreso, y qué precio le deja margen en su presupuesto.',
  payoff: 'Calculadora de hipoteca',
  payoffLine: 'Su pago mensual, y cuántos años e intereses ahorran los pagos adicionales.',
}

export const searchWords: Translated<typeof english.searchWords> = {
  found: (question, count) => {
    if (count === 0) return `No encontramos nada sobre “${question}”. Pruebe con una sola palabra, como “puntos”.`
    return plural(count, { one: '1 respuesta', other: `${count} respuestas` })
  },
}

export const searchBoxWords: Translated<typeof english.searchBoxWords> = {
  searchGuide: 'Buscar en la guía',
  searchPlaceholder: 'Buscar: puntos, escrow, PMI …',
}

export const toolCardWords: Translated<typeof english.toolCardWords> = {
  toolStep: 'La herramienta para este paso',
  openTool: 'Abrir la herramienta',
}

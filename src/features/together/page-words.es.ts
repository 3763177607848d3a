import { listed } from '#domain/listed.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const togetherPageWords: Translated<typeof english.togetherPageWords> = {
  begin: title => `Decidir: ${title}`,
  title: 'Comprar entre dos',
  description: 'Dos nombres, una casa: quién pide el préstamo, quién pagó qué y qué pasa si uno de los dos se va.',
  both: (first, second) => listed([first, second]),
  you: 'Usted',
  other: 'La otra persona',
  settled: 'Todo está acordado. Lleven la hoja a un abogado antes de firmar.',
  toSettle: [
    'Todo está acordado.',
    'Queda una cosa por acordar antes de firmar.',
    'Quedan dos cosas por acordar antes de firmar.',
    'Quedan tres cosas por acordar antes de firmar.',
    'Quedan cuatro cosas por acordar antes de firmar.',
  ],
  done: 'Hecho',
  open: 'Abierto',
  start: 'Empezar con la casa',
  notMarried: '¿No son cónyuges?',
  notMarriedWhy:
    'Por ley federal, un prestamista no puede exigir el pago de todo el préstamo cuando la casa pasa a un cónyuge, a un hijo o al codueño que sobrevive. Un traspaso entre parejas que no están casadas no está en esa lista. Piensen en el derecho de supervivencia (survivorship) o en poner los dos nombres en el préstamo, y pregunten a un abogado.',
  law: '12 U.S.C. 1701j-3(d), como se leyó en noviembre de 2026.',
  notAdvice: 'Keyturn hace cuentas y prepara preguntas. No da asesoría legal.',
}

export const decisionWords: typeof english.decisionWords = {
  loan: { title: 'Quién está en el préstamo', open: 'Compare primero las dos formas', card: 'borrowing' },
  deed: { title: 'Quién está en la escritura', open: 'Elija cómo tienen el título', card: 'sheet' },
  rule: {
    title: 'Qué regla reparte el dinero',
    open: 'Escriba los datos de la casa para ver las cuatro reglas',
    card: 'rules',
  },
  leaving: { title: 'Y si uno se va', open: 'Lo dicen cinco puntos de la hoja', card: 'sheet' },
}

export const decidedWords: Translated<typeof english.decidedWords> = {
  first: name => `Solo ${name}`,
  both: 'Los dos',
  spread: amount => `De ello dependen ${amount}`,
  leaving: 'Por escrito',
}

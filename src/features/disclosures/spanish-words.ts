import type { DisclosureKind } from '#domain/disclosures/fields.ts'
import type { PointKind } from './disclosure-points.ts'

/** In Spanish: usted, plain words, none of one region; the English word in brackets, because papers and calls are English. */
export const spanishPageWords = {
  close: 'See it in English',
  title: {
    'loan-estimate': 'Su Estimación de Préstamo',
    'closing-disclosure': 'Su Declaración de Cierre',
  } satisfies Record<DisclosureKind, string>,
  alsoCalled: {
    'loan-estimate': 'También la llaman “estimación del préstamo”.',
    'closing-disclosure': 'También la llaman “divulgación de cierre”.',
  } satisfies Record<DisclosureKind, string>,
  binds: 'El documento en inglés es el que vale.',
  bindsWhy: 'Usted firma ese. Esta página le ayuda a leerlo.',
  verdict: (monthly: string, rate: 'fixed' | 'rises' | 'unknown') => {
    if (rate === 'fixed') return `Pagará unos ${monthly} al mes, y la tasa no puede subir.`
    if (rate === 'rises') return `Pagará unos ${monthly} al mes al principio, y la tasa puede subir.`
    return `Pagará unos ${monthly} al mes al principio.`
  },
  rateAlone: {
    fixed: 'La tasa no puede subir.',
    rises: 'La tasa puede subir.',
    unknown: 'Su documento, línea por línea.',
  },
  oneQuestion: (what: string) => `Una línea merece una pregunta: ${what}.`,
  questions: (count: number) => `Hay ${count} puntos que merecen una pregunta.`,
  noQuestion: 'En lo que leímos, ninguna línea pide una llamada.',
  notAllKnown: 'No sabemos todo lo que dice su documento. Mire las líneas que faltan en el documento en inglés.',
  toQuestions: 'Qué preguntar al prestamista',
  page: (page: number, of: number) => `Página ${page} de ${of}`,
  official: 'oficial',
  ours: 'nuestra',
  onlyEnglish: 'solo en inglés',
  meaning: '¿Qué significa?',
  ask: 'Qué preguntar',
  check: 'Compare esta cifra con su documento: no estamos seguros de haberla leído bien.',
  whose: 'De quién son las palabras',
  whoseOfficial:
    'Del formulario H-28 en español de la Oficina para la Protección Financiera del Consumidor (CFPB), 2014.',
  whoseOurs: 'Traducción de Keyturn: los significados, la llamada y lo que el formulario no trae.',
  whoseEnglish: 'Palabras propias de su prestamista. Pregúntele qué significan.',
  foot: 'Keyturn revisa sumas y fechas; no da asesoría legal.',
  print: 'Imprimir',
} as const

/** What to say on the phone: English to read aloud, Spanish to know what one says. */
export interface SpokenLine {
  en: string
  es: string
}

interface CallScript {
  /** What the point is, for a sentence that goes on after a colon. */
  point: string
  ask: (amount: string | null) => SpokenLine[]
  /** What they may answer. */
  reply?: SpokenLine
}

export const callWords = {
  title: 'Para llamar al prestamista',
  description: 'Lea en inglés lo que está en negrita. Debajo dice lo mismo en español.',
  you: 'Usted',
  they: 'Quizá le digan',
  interpreter: {
    en: 'Could I have an interpreter, please?',
    es: '¿Podría tener un intérprete, por favor?',
  },
  writing: { en: 'Please send me that in writing.', es: 'Por favor, envíemelo por escrito.' },
  caution: 'El intérprete no debe ganar dinero con su préstamo.',
  copy: 'Copiar',
  copied: 'La llamada está en el portapapeles.',
} as const

export const callScripts: Record<PointKind, CallScript> = {
  'above-limit': {
    point: 'algunos costos subieron más de lo que la ley permite',
    ask: amount => [
      amount === null
        ? {
            en: 'Some costs on my Closing Disclosure rose above the legal limit. Can you show me why, or give me a credit?',
            es: 'Algunos costos de mi Declaración de Cierre subieron más de lo que permite la ley. ¿Puede explicarme por qué o darme un crédito?',
          }
        : {
            en: `Some costs on my Closing Disclosure rose above the legal limit by ${amount}. Can you show me why, or give me a credit?`,
            es: `Algunos costos de mi Declaración de Cierre subieron ${amount} más de lo que permite la ley. ¿Puede explicarme por qué o darme un crédito?`,
          },
    ],
    reply: {
      en: 'We will send a corrected Closing Disclosure.',
      es: 'Le enviaremos una Declaración de Cierre corregida.',
    },
  },
  'amount-rises': {
    point: 'usted puede llegar a deber más de lo que pidió',
    ask: () => [
      {
        en: 'My paper says the loan amount can increase. How high can it go, and why?',
        es: 'Mi documento dice que el monto del préstamo puede aumentar. ¿Hasta cuánto y por qué?',
      },
      {
        en: 'What would a loan cost whose amount cannot increase?',
        es: '¿Cuánto costaría un préstamo cuyo monto no pueda aumentar?',
      },
    ],
  },
  balloon: {
    point: 'al final hay un pago muy grande',
    ask: amount => [
      amount === null
        ? {
            en: 'My paper says there is a balloon payment. When is it due, and what if I cannot pay it?',
            es: 'Mi documento dice que hay una cuota extraordinaria. ¿Cuándo se paga y qué pasa si no puedo pagarla?',
          }
        : {
            en: `My paper says there is a balloon payment of ${amount}. When is it due, and what if I cannot pay it?`,
            es: `Mi documento dice que hay una cuota extraordinaria de ${amount}. ¿Cuándo se paga y qué pasa si no puedo pagarla?`,
          },
      { en: 'Can I have a loan without it?', es: '¿Puedo tener un préstamo sin ella?' },
    ],
    reply: {
      en: 'You would have to refinance or sell by then.',
      es: 'Para entonces tendría que refinanciar o vender.',
    },
  },
  'negative-amortization': {
    point: 'los pagos pueden no cubrir los intereses y la deuda crece',
    ask: () => [
      {
        en: 'My paper says my payments may not cover the interest. What payment would cover all of it?',
        es: 'Mi documento dice que mis pagos pueden no cubrir los intereses. ¿Qué pago los cubriría por completo?',
      },
    ],
  },
  'rate-rises': {
    point: 'la tasa puede subir',
    ask: () => [
      {
        en: 'My paper says the interest rate can increase. When is the first change, and what is the highest payment?',
        es: 'Mi documento dice que la tasa de interés puede aumentar. ¿Cuándo es el primer cambio y cuál es el pago más alto?',
      },
      { en: 'What would a fixed rate cost me?', es: '¿Cuánto me costaría una tasa fija?' },
    ],
    reply: { en: 'It depends on the index.', es: 'Depende del índice.' },
  },
  'payment-rises': {
    point: 'el pago de capital e intereses puede subir',
    ask: () => [
      {
        en: 'My paper says my payment can increase. When, and to how much?',
        es: 'Mi documento dice que mi pago puede aumentar. ¿Cuándo y hasta cuánto?',
      },
    ],
  },
  'interest-only': {
    point: 'al principio usted paga solo intereses',
    ask: () => [
      {
        en: 'At first I pay only interest. How much will I pay each month after that?',
        es: 'Al principio pago solo intereses. ¿Cuánto pagaré cada mes después?',
      },
    ],
  },
  penalty: {
    point: 'hay una multa si paga el préstamo antes de tiempo',
    ask: amount => [
      amount === null
        ? {
            en: 'My paper says there is a prepayment penalty. How much is it, and until when?',
            es: 'Mi documento dice que hay una multa por pago anticipado. ¿De cuánto es y hasta cuándo?',
          }
        : {
            en: `My paper says there is a prepayment penalty of up to ${amount}. Until when would I have to pay it?`,
            es: `Mi documento dice que hay una multa por pago anticipado de hasta ${amount}. ¿Hasta cuándo tendría que pagarla?`,
          },
      { en: 'Can I have the same loan without it?', es: '¿Puedo tener el mismo préstamo sin ella?' },
    ],
    reply: { en: 'It ends after two years.', es: 'Termina después de dos años.' },
  },
  demand: {
    point: 'el prestamista puede exigir que usted pague todo antes',
    ask: () => [
      {
        en: 'My paper says the loan has a demand feature. When could you ask for the whole loan?',
        es: 'Mi documento dice que el préstamo tiene una característica de demanda. ¿Cuándo podrían pedirme todo el préstamo?',
      },
    ],
  },
  'no-escrow': {
    point: 'usted pagará por su cuenta los impuestos y el seguro',
    ask: () => [
      {
        en: 'My loan has no escrow account. Can it have one, and what would that cost?',
        es: 'Mi préstamo no tiene cuenta en depósito (escrow). ¿Puede tener una y cuánto costaría?',
      },
    ],
  },
  sum: {
    point: 'una suma del documento no da lo que está impreso',
    ask: () => [
      {
        en: 'Some figures on my paper do not add up. Could you go through them with me?',
        es: 'Algunas cifras de mi documento no cuadran. ¿Podría revisarlas conmigo?',
      },
    ],
    reply: { en: 'We will check it and call you back.', es: 'Lo revisaremos y le llamaremos.' },
  },
}

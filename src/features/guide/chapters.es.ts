import type * as english from './chapters.ts'

export const CHAPTERS: typeof english.CHAPTERS = [
  {
    name: 'Lo básico de una hipoteca',
    question: '¿A qué me comprometo?',
    situation: 'Todo esto es nuevo para mí',
    articles: ['what-a-mortgage-is', 'fixed-or-adjustable', 'loan-types', 'rate-and-apr'],
  },
  {
    name: 'Prepararse para la solicitud',
    question: '¿Qué debe estar en orden antes de que lo revise un prestamista?',
    situation: 'Quiero comprar dentro de un año',
    articles: ['credit-score', 'debt-to-income', 'down-payment', 'papers-to-gather'],
  },
  {
    name: 'Buscar prestamista',
    question: '¿Cómo encuentro el préstamo que cuesta menos?',
    situation: 'Estoy pidiendo ofertas a prestamistas',
    articles: ['compare-lenders', 'protect-your-credit', 'loan-estimate', 'points-and-rate-locks'],
  },
  {
    name: 'El proceso de la solicitud',
    question: '¿Qué pasa después de presentar la solicitud, y cuándo?',
    situation: 'Ya elegí prestamista',
    articles: ['pre-approval', 'start-the-clock', 'appraisal-and-inspection', 'underwriting'],
  },
  {
    name: 'Entender los costos',
    question: '¿A dónde va cada dólar?',
    situation: 'Quiero entender una cuenta',
    articles: ['monthly-payment', 'closing-costs', 'mortgage-insurance', 'extra-payments'],
  },
  {
    name: 'El cierre de su préstamo',
    question: '¿Cómo llego de la aprobación a las llaves?',
    situation: 'Estoy por cerrar',
    articles: ['closing-disclosure', 'home-insurance', 'closing-day', 'after-closing'],
  },
]

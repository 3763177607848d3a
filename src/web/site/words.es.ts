import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const languageWords: Translated<typeof english.languageWords> = {
  other: 'English',
  offer: 'This page is also in English.',
  accept: 'Read it in English',
  decline: 'No, thanks',
}

export const pagesWords: Translated<typeof english.pagesWords> = {
  notFoundDocumentTitle: 'Página no encontrada – Keyturn',
  pageDoesNotExist: 'Esta página no existe.',
}

export const footerWords: Translated<typeof english.footerWords> = {
  comparison: 'Comparar prestamistas por APR',
  documents: 'Lista de documentos',
  deadlines: 'Fechas y plazos',
  breakdown: 'Desglose del pago',
  calculator: 'Calculadora de hipoteca',
  guide: 'Guía hipotecaria',
  glossary: 'Glosario',
  news: 'Tasas y noticias',
  questions: 'Preguntas y respuestas',
  signIn: 'Iniciar sesión',
  support: 'Apoyar el proyecto',
  feedback: 'Comentarios',
  privacy: 'Privacidad',
  terms: 'Condiciones de uso',
  whatCanAfford: '¿Cuánto puedo pagar?',
  independent: 'Keyturn es independiente de los bancos y gratis para quien compra.',
  samplePeople:
    'Los prestamistas, las tasas y las ofertas de muestra están marcados como tales y no pertenecen a nadie.',
  notALender:
    'Keyturn no es prestamista, corredor ni asesor. No otorga préstamos, no toma decisiones de crédito y no promete aprobaciones. Una tasa, un cargo o un pago que vea aquí es una estimación o una muestra, hecha con lo que usted escribe y con las reglas que se nombran al lado. No es una oferta ni un compromiso de préstamo. Solo cuentan la Estimación de Préstamo (Loan Estimate) y la Declaración de Cierre (Closing Disclosure) de su prestamista.',
  aprDisclaimer:
    'La APR real de Keyturn incluye todos los cargos que usted escribe. Puede ser distinta de la APR que el prestamista informa según la ley federal, que deja fuera algunos cargos e incluye el seguro hipotecario; si usted escribe ese seguro, esa APR aparece junto a la nuestra. Los préstamos de tasa ajustable se calculan con una tasa dos puntos más alta después de los primeros años; la suya puede resultar más baja o más alta.',
  marketingFigures:
    'Los ahorros, los días ganados, los cierres a tiempo y las calificaciones de este sitio son cifras publicitarias de quien lo opera, cada una con su fuente. No predicen lo que usted va a ahorrar.',
  exampleFigures:
    'Los ahorros, los días ganados, los cierres a tiempo y las calificaciones marcados como “Ejemplo” no son cifras publicitarias de nadie: nada los respalda. Muestran dónde estarían los de quien opere el sitio.',
  informationDisclaimer:
    'La guía y las herramientas dan información general. No son asesoría legal, fiscal ni financiera. Para su caso, pregunte a un abogado, a un asesor fiscal o a un consejero de vivienda. Los prestamistas deben tratar con justicia a todos los solicitantes según la Ley de Igualdad de Oportunidades de Crédito (Equal Credit Opportunity Act) y la Ley de Vivienda Justa (Fair Housing Act).',
  tools: 'Herramientas',
  learn: 'Aprender',
  keyturn: 'Keyturn',
  tagline: 'Desde la primera cotización hasta las llaves, con cada costo a la vista.',
  disclosuresDisclaimers: 'Avisos legales',
}

export const frameWords: Translated<typeof english.frameWords> = {
  skipContent: 'Ir al contenido',
}

export const headerWords: Translated<typeof english.headerWords> = {
  howItWorks: 'Cómo funciona',
  lenderComparison: 'Comparar',
  calculator: 'Calculadora',
  guide: 'Guía',
  reviews: 'Opiniones',
  faq: 'Preguntas',
  signIn: 'Iniciar sesión',
  keyturnHome: 'Keyturn, inicio',
  main: 'Principal',
  donate: 'Donar',
  tryFreeNow: 'Probar gratis',
  openDashboard: 'Abrir la aplicación',
  menu: 'Menú',
}

export const notFoundWords: Translated<typeof english.notFoundWords> = {
  notFoundTitle: 'No encontramos esa página',
  notFoundHint:
    'Puede que la dirección tenga un error o que la página haya cambiado de lugar. Todo lo que guardó sigue donde lo dejó.',
  returnHome: 'Volver al inicio',
}

export const shareCardWords: Translated<typeof english.shareCardWords> = {
  documentTitle: 'Keyturn. Vea lo que de verdad cuesta una hipoteca, antes de firmar.',
}

import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const duelCardWords: Translated<typeof english.duelCardWords> = {
  title: 'Sus ofertas',
  swipe: 'Sus ofertas, primero la más barata. Con las flechas izquierda y derecha se pasa de una a otra.',
  place: (name, at, all) => `Oferta ${at} de ${all}: ${name}`,
  of: (at, all) => `${at} de ${all}`,
  previous: 'Oferta anterior',
  next: 'Oferta siguiente',
  loanPayment: 'Pago del préstamo',
  aMonth: payment => `${payment} al mes`,
  fees: 'Cargos',
  trueApr: 'APR real',
  costsLeastIf: 'Cuesta menos si',
  change: 'Cambiar',
  changeName: name => `Cambiar las cifras de ${name}`,
}

export const basisCardWords: Translated<typeof english.basisCardWords> = {
  application: 'Su solicitud',
  hideDetails: 'Ocultar detalles',
  showDetails: 'Ver detalles',
  applicationDoesNotSay: 'Su solicitud no dice cuánto va a pedir prestado, así que usamos un préstamo típico.',
  newApplication: 'Solicitud nueva',
  updateApplication: 'Actualizar la solicitud',
  completeApplication: 'Completar la solicitud',
}

export const closedNoteWords: Translated<typeof english.closedNoteWords> = {
  title: 'Este préstamo está cerrado',
  offersStay: offers =>
    offers === 0
      ? 'Para él no se comparó ninguna oferta. Para comparar ofertas de otro préstamo, empiece una solicitud nueva.'
      : 'Las ofertas que comparó quedan como estaban. Para comparar ofertas de otro préstamo, empiece una solicitud nueva.',
}

export const comparisonPageWords: Translated<typeof english.comparisonPageWords> = {
  pageTitle: '¿Qué préstamo cuesta menos?',
  sampleOf: basis => `Datos de muestra: ${basis}`,
  editApplication: 'Cambiar la solicitud',
  newApplication: 'Solicitud nueva',
  quoteAdded: 'Oferta agregada',
  quoteCheck: 'Revise sus cifras con la cotización.',
  sampleNote: 'Esto es una muestra. Véalo con sus propias cifras.',
  startQuickApplication: 'Empezar una solicitud rápida',
  sampleHint:
    'El préstamo y los tres prestamistas de abajo son inventados, para que pueda probarlo todo. Con cuatro pasos cortos tiene su propia tasa y sus costos estimados. Sin consulta de crédito y sin registro.',
}

export const costChartWords: Translated<typeof english.costChartWords> = {
  show: 'Mostrar la gráfica',
  hide: 'Ocultar la gráfica',
  title: best => `Comparado con ${best}`,
  comparedWith: best => `Lo que cuestan los otros préstamos comparados con ${best}, según los años que se quede`,
  chartHint: best => `Según los años que se quede. Lo que está por debajo de la línea de ${best} cuesta menos.`,
  always: best => `${best} es lo que menos cuesta, se quede el tiempo que se quede.`,
  charted: (all, charted) => `Se muestran los ${charted} más baratos de ${all} prestamistas.`,
  yearsStay: 'Si se queda',
  now: 'Hoy',
}

export const feesSheetWords: Translated<typeof english.feesSheetWords> = {
  feesName: name => `Cargos de ${name}`,
  feesHint:
    'Están en la página 2 de la Estimación de Préstamo (Loan Estimate), secciones A a C y E; el seguro hipotecario está en la página 1.',
  totalFees: 'Total de cargos',
  done: 'Listo',
  fees: 'Cargos',
  how: '¿Cómo conoce los cargos?',
  justTotal: 'Solo el total',
  each: 'Cada cargo',
  totalHint:
    'Todo lo que el prestamista y otros cobran por el préstamo, con los puntos: la casilla D de la página 2 de la Estimación de Préstamo (Loan Estimate), con los cargos de registro.',
  guessed: 'Cálculo nuestro hasta que usted lo escriba.',
  totalReplaces: 'Un total nuevo reemplaza los cargos separados con una sola cifra.',
  totalNonsense: 'Cuenta como $0 hasta que sea un número, como 7,335.',
  pointsUnit: 'Puntos en',
  inDollars: 'Dólares',
  inPoints: 'Puntos',
  pointsSuffix: 'puntos',
  pointsAre: (dollars, loan) => `Son ${dollars}. 1 punto es el 1% de su préstamo de ${loan}.`,
  pointsNonsense: 'Cuenta como 0 hasta que sea un número, como 0.5.',
  pointsDollarsNonsense: 'Cuenta como $0 hasta que sea un número, como 450.',
  pointKey: (key, value) => `${key} 1 punto son ${value}.`,
  lenderCredit: 'Crédito del prestamista (lender credit)',
  whatLenderPaysTowards:
    'Lo que el prestamista pone para sus costos: sección J de la Estimación de Préstamo (Loan Estimate).',
}

export const nonsenseWords: Translated<typeof english.nonsenseWords> = {
  money: like => `Cuenta como $0 hasta que sea un número, como ${like}.`,
  rate: 'Cuenta como 0% hasta que sea un número, como 6.5.',
}

export const insuranceFieldsWords: Translated<typeof english.insuranceFieldsWords> = {
  loanProgram: 'Programa del préstamo',
  monthlyInsurance: 'Seguro hipotecario (mortgage insurance) al mes',
  usualFee: fee => `Usar lo usual: ${fee}`,
}

export const lenderRowWords: Translated<typeof english.lenderRowWords> = {
  nameName: name => `Nombre de ${name}`,
  mortgageTypeOf: name => `Tipo de hipoteca de ${name}`,
  program: program => `Préstamo ${program}`,
  sampleLender: 'Prestamista de muestra',
  interestRate: 'Tasa de interés',
  interestRateOf: name => `Tasa de interés de ${name}`,
  fees: 'Cargos',
  changeFeesLabel: (name, total_fees) => `Cargos de ${name}: ${total_fees}. Cambiarlos`,
  monthlyPayment: 'Pago mensual',
  later: payment => `después ${payment}`,
  worst: amount => `en el peor caso ${amount}`,
  ifRateRises: (points, rate) => `, si la tasa sube ${points} puntos hasta ${rate}`,
  trueApr: 'APR real',
  mortgageInsurance: 'según la ley, con seguro hipotecario',
  totalCost: 'Costo total',
  costStay: 'Costo mientras se quede',
  all: cost => `en total ${cost}`,
  aboveBest: 'Más que la mejor',
  costsLeast: 'La que menos cuesta',
  same: 'lo mismo',
  alone: '—',
  removeName: name => `Quitar ${name}`,
}

export const lenderTableWords: Translated<typeof english.lenderTableWords> = {
  compareLenders: 'Comparar prestamistas',
  addLender: 'Agregar prestamista',
  pasteQuote: 'Pegar una cotización',
  showRows: 'Cambiar las ofertas',
  hideRows: 'Ocultar los campos',
  addFromEstimate: 'Agregar desde una Estimación de Préstamo',
  tableLabel: 'Prestamistas y lo que cuestan sus préstamos',
  lender: 'Prestamista',
  interestRate: 'Tasa de interés',
  fees: 'Cargos',
  monthlyPayment: 'Pago mensual',
  trueApr: 'APR real',
  totalCost: 'Costo total',
  costStay: 'Costo mientras se quede',
  aboveBest: 'Más que la mejor',
  remove: 'Quitar',
  armNote: {
    before: 'Tras los primeros años, una ',
    term: 'tasa ajustable (ARM)',
    after:
      ' se calcula 2 puntos más alta; en el peor caso 5, un tope total usual. Pregunte a cada prestamista por el suyo.',
  },
  savedOnChange: 'Se guarda en cuanto cambie algo',
  saving: 'Guardando…',
  allChangesSaved: 'Todos los cambios guardados',
  notSaved: 'Aún sin guardar. Lo que escribió sigue aquí.',
  saveAgain: 'Guardar otra vez',
  undo: 'Deshacer',
}

export const pointsCardWords: Translated<typeof english.pointsCardWords> = {
  pointsTitle: '¿Conviene pagar puntos (points)?',
  before: 'Un ',
  point: 'punto (point)',
  after: price => ` cuesta ${price} en su préstamo. Solo conviene si se queda bastante tiempo.`,
  count: points => plural(points, { one: '1 punto', other: `${points} puntos` }),
  never: 'Nunca',
  lender: 'Prestamista',
  pointsRate: 'Cada punto baja la tasa',
  pointsRateHint:
    'Por lo general 0.25 el primero y menos el segundo. Pregunte al prestamista por los suyos. Pocos venden más de dos: en la mayoría de los préstamos, los puntos y los cargos del prestamista no pueden pasar del 3%.',
  points: 'Puntos',
  payClosing: 'Paga en el cierre (closing)',
  rate: 'Tasa',
  lessMonth: 'Menos al mes',
  breakEven: 'Se recupera después de',
  endLoan: 'Hasta el final del préstamo',
  savesGain: gain => `ahorra ${gain}`,
  costsMore: value => `cuesta ${value} más`,
}

export const printSheetWords: Translated<typeof english.printSheetWords> = {
  pageTitle: '¿Qué préstamo cuesta menos?',
  sampleData: line => `${line} · datos de muestra`,
  cost: (what, stay) => `en ${what} ${stay}.`,
  stayCost: (stay, cost) => `${stay}: ${cost}.`,
  lender: 'Prestamista',
  type: 'Tipo',
  rate: 'Tasa',
  fees: 'Cargos',
  monthly: 'Al mes',
  trueApr: 'APR real',
  totalCost: 'Costo hasta el final',
  aboveBest: stay => `Más que la mejor ${stay}`,
  none: '—',
  thenLaterPayment: later_payment => `, después ${later_payment}`,
  insuredAprWithInsurance: apr_with_insurance => `, según la ley ${apr_with_insurance}`,
  workedOutFromRates:
    'Calculado por Keyturn con las cifras que usted escribió y las que se leyeron de sus documentos. Las cifras con línea punteada son cálculo nuestro o están por revisar. El costo hasta el final son todos los intereses y el seguro hipotecario más los cargos, menos los créditos del prestamista. Es una estimación, no una oferta de crédito.',
}

export const rateCardWords: Translated<typeof english.rateCardWords> = {
  estimatedRateSample: 'Tasa estimada (de muestra)',
  estimatedRate: 'Su tasa estimada',
  estimatedApr: 'APR estimada',
  baseRate: 'Tasa base',
  estimate: 'Su estimación',
  modelled: 'La cifra de nuestro modelo',
  modelledNote: 'Con la línea de arriba. No la llamamos su tasa, y ninguna otra página la usa.',
  lowestEstimate: LOWEST_RATE => `Ninguna estimación baja de ${LOWEST_RATE}.`,
  estimateNote: 'Una estimación, no una oferta. Los prestamistas ven todo su historial de crédito.',
  assumed: 'supuesto',
  risks: { low: 'Riesgo bajo', medium: 'Riesgo medio', high: 'Riesgo alto' },
}

export const stayCardWords: Translated<typeof english.stayCardWords> = {
  ifYouStay: 'Si se queda',
  stayLabel: 'Si se queda: años hasta que venda o refinancie',
  toTheEnd: 'Hasta el final',
  less: 'Un año menos',
  more: 'Un año más',
}

export const takeAlongWords: Translated<typeof english.takeAlongWords> = {
  print: 'Imprimir',
  downloadCsv: 'Descargar CSV',
  file: 'comparacion-de-prestamos.csv',
  share: 'Compartir',
  pageTitle: '¿Qué préstamo cuesta menos?',
  copied: 'Copiado',
  copyHint: 'Péguelo en un mensaje o en un correo.',
  couldNotCopy: 'No se pudo copiar',
  browserDidNotAllow: 'Su navegador no lo permitió. Pruebe Imprimir o Descargar CSV.',
}

export const tipsCardWords: Translated<typeof english.tipsCardWords> = {
  tipsTitle: 'Formas de pagar menos',
}

export const scenarioToastWords: Translated<typeof english.scenarioToastWords> = {
  lender: 'Prestamista',
  removed: value => `Se quitó ${value}`,
  undo: 'Deshacer',
  tryAgain: 'Intentar de nuevo',
}

export const offerQuestionWords: Translated<typeof english.offerQuestionWords> = {
  inList: 'En la lista',
  removed: 'Se quitó',
  yes: 'Sí',
  no: 'No',
}

import { formatDay, unbroken } from '#domain/day-words.es.ts'
import { BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const affordabilityCardsWords: Translated<typeof english.affordabilityCardsWords> = {
  loan: 'Préstamo',
  propertyTax: 'Impuestos sobre la propiedad',
  homeInsurance: 'Seguro de vivienda (homeowner’s insurance)',
  mortgageInsurance: 'Seguro hipotecario (mortgage insurance)',
  noMortgageInsurance: '$0, porque da 20% de pago inicial',
  dues: 'Cuotas',
  downPayment: percent => `Pago inicial, ${percent}`,
  lenderAndTitleFees: 'Cargos del prestamista y de títulos',
  prepaids: 'Seguro, impuestos e intereses por adelantado',
  ownAgent: percent => `Su propio agente, ${percent}`,
  leftOf: savings => `Le queda de sus ${savings}`,
  wholeMonth: 'El mes completo',
  everyMonth: 'Cada mes',
  cashNeeded: 'El efectivo que necesita',
  beforeClosing: 'Antes del cierre (closing) y ese día',
  savings: 'De sus ahorros',
  savedTotalSavings: (total, savings) => `${total} de ${savings}`,
  allTogether: 'Todo junto',
  guesses: 'Qué tan seguros son los cálculos',
  notInIt: 'Qué se puede sumar',
  moversTitle: 'Qué cambiaría el resultado',
  showMovers: 'Ver los cambios',
  hideMovers: 'Ocultar los cambios',
}

export const affordabilityFormWords: Translated<typeof english.affordabilityFormWords> = {
  figures: 'Sus cifras',
  yearlyIncome: 'Ingreso anual',
  incomeHint: 'Antes de impuestos, de todos los que firman el préstamo.',
  debtsMonth: 'Deudas al mes',
  debtsHint: 'Tarjetas, autos, préstamos estudiantiles. El alquiler no.',
  savings: 'Ahorros',
  savingsHint: 'Para el pago inicial (down payment) y el cierre (closing).',
  downPayment: 'Pago inicial (down payment)',
  interestRate: 'Tasa de interés',
  blankIsSurvey: rate => `Déjelo en blanco para usar el promedio de los prestamistas, ${rate}.`,
  blankIsEstimate: rate =>
    `Déjelo en blanco para usar nuestro cálculo, ${rate}. Parte de una cifra nuestra del ${unbroken(formatDay(BASE_RATE_DAY))}, no del mercado.`,
  noneYet: 'nada aún',
  more: 'Tasa, impuestos y cuotas',
  less: 'Menos cifras',
  agent: 'Agente del comprador',
  agentHint: 'Del precio, si le paga usted.',
  duesMonth: 'Cuotas al mes',
  associationHint: 'De la asociación (HOA), si hay.',
  state: 'Estado',
  anywhere: 'Cualquiera',
  propertyTax: 'Impuesto anual',
  year: 'sobre la propiedad',
}

export const affordabilityRangeWords: Translated<typeof english.affordabilityRangeWords> = {
  comfortable: 'Cómodo',
  stretch: 'Ajustado',
  beyond: 'Demasiado',
  bandsLabel: (comfortable, lender, price) =>
    `Cómodo hasta ${comfortable}, ajustado hasta ${lender}, demasiado por encima de eso. La vivienda está en ${price}.`,
  tryPrice: 'Pruebe un precio',
  meaning: 'Qué quieren decir los tres',
}

export const breakdownFormWords: Translated<typeof english.breakdownFormWords> = {
  insuranceNote:
    'El seguro hipotecario privado (PMI) protege al prestamista cuando su pago inicial es menor de 20%. Puede pedir que termine al 80% del valor original de la vivienda; al 78% termina solo, si sus pagos están al día.',
  propertyTax: 'Impuestos sobre la propiedad',
  year: 'al año',
  homeInsurance: 'Seguro de vivienda (homeowner’s insurance)',
  homePrice: 'Precio de la vivienda',
  homeValue: 'Valor de la vivienda',
  priceHint: 'decide cuándo termina el PMI',
  hoa: 'HOA',
  month: 'al mes',
  pmi: 'PMI',
  loanCosts: 'Su préstamo y sus costos',
  loanAmount: 'Monto del préstamo',
  interestRate: 'Tasa de interés',
  loanTerm: 'Plazo',
  hoaExplained:
    'Lo que cobra una asociación de propietarios por lo que comparten sus viviendas. Muchas viviendas no la tienen: escriba 0.',
  what: '¿Qué es?',
}

export const paymentPartLabels: Translated<typeof english.paymentPartLabels> = {
  Principal: 'Capital (principal)',
  Interest: 'Intereses',
  'Property tax': 'Impuestos sobre la propiedad',
  'Home insurance': 'Seguro de vivienda (homeowner’s insurance)',
  'HOA dues': 'Cuotas de la asociación (HOA)',
  'Mortgage insurance (PMI)': 'Seguro hipotecario (PMI)',
}

export const breakdownPageWords: Translated<typeof english.breakdownPageWords> = {
  noneYet: 'Ninguno todavía',
  firstPayment: 'Primer pago',
  repaid: 'Pagado',
  monthlyPayment: 'Pago mensual',
  principalInterest: 'Capital (principal) e intereses',
  stillOwed: 'Saldo pendiente',
  monthsPaidSoFar: 'Meses pagados hasta hoy',
  partsTitle: 'A dónde va este pago',
  month: 'al mes',
}

export const copyLinkWords: Translated<typeof english.copyLinkWords> = {
  linkCopied: 'Enlace copiado.',
  yourBrowserWouldNot: 'Su navegador no lo copió. El enlace está en la barra de direcciones.',
  copyLink: 'Copiar el enlace a este resultado',
}

export const payoffAnswerWords: Translated<typeof english.payoffAnswerWords> = {
  example: 'Ejemplo',
  ownLoan: 'Su préstamo',
  interestSaved: 'Intereses ahorrados',
  timeSaved: 'Tiempo ganado',
  noTime: 'Nada',
  tableLabel: 'Pago normal y con pago adicional',
  figure: 'Cifra',
  monthlyPayment: 'Pago mensual',
  payoffTime: 'Tiempo hasta pagar todo',
  totalInterest: 'Intereses en total',
}

export const payoffFormWords: Translated<typeof english.payoffFormWords> = {
  loan: 'Su préstamo',
  loanAmount: 'Monto del préstamo',
  interestRate: 'Tasa de interés',
  loanTerm: 'Plazo',
  extraMonthlyPayment: 'Pago mensual adicional',
  extraHint: 'Además del pago normal, cada mes.',
}

export const payoffPicturesWords: Translated<typeof english.payoffPicturesWords> = {
  start: 'Inicio',
  year: year => `Año ${year}`,
  endOf: 'Al final de',
  loanRepaid: 'Préstamo devuelto',
  interest: 'Intereses',
  sooner: (after, sooner) => `Con el pago adicional, el préstamo queda pagado después de ${after}: ${sooner} antes.`,
  balanceTitle: 'Lo que aún debe, año por año',
  balanceLabel: 'Saldo a lo largo del tiempo, sin y con pagos adicionales',
  moneyTitle: 'A dónde va el dinero',
  moneyHint: 'El préstamo devuelto y sus intereses',
  withExtra: 'con el adicional',
  paidAll: 'pagado en total',
}

export const scheduleCardWords: Translated<typeof english.scheduleCardWords> = {
  schedule: 'El plan de pagos',
  scheduleHint: 'Intereses, capital (principal) y saldo de cada año. Abra un año para ver sus meses.',
  downloadCsv: 'Descargar CSV',
  scheduleLabel: 'Plan de pagos por año',
  year: 'Año',
  payments: 'Pagos',
  interest: 'Intereses',
  principal: 'Capital',
  balance: 'Saldo',
  yearMonthsYear: year => `Año ${year}: meses`,
  month: month => `Mes ${month}`,
  file: 'plan-de-pagos.csv',
}

export const affordabilityPagePageWords: Translated<typeof english.affordabilityPagePageWords> = {
  affordabilityTitle: '¿Cuánto puedo pagar por una vivienda? Calculadora – Keyturn',
  affordabilityDescription:
    'El precio que le deja margen, el que muchos prestamistas aceptan, el pago mensual completo y el efectivo para el cierre. Gratis, sin registro.',
  withoutScripts:
    'La calculadora necesita JavaScript, que está desactivado en este navegador. Aquí tiene un ejemplo ya hecho.',
  methodTitle: 'Cómo se calcula',
  lendersLook: 'En qué se fijan los prestamistas:',
  debtIncome: 'Deudas e ingresos',
  downPayment: 'El pago inicial',
}

export const calculatorPageWords: Translated<typeof english.calculatorPageWords> = {
  extraPaymentsTitle: 'Calculadora de hipoteca con pagos adicionales – Keyturn',
  extraPaymentsDescription:
    '¿Cuánto ahorra pagar más en una hipoteca? Vea los intereses, los años y todo el plan de pagos, al centavo. Gratis, sin registro.',
  withoutScripts:
    'La calculadora necesita JavaScript, que está desactivado en este navegador. Aquí tiene un ejemplo ya hecho.',
  methodTitle: 'Cómo se calcula',
  payingExtraRightRead: '¿Le conviene pagar más?',
  extraPaymentsHeading: 'Qué hacen los pagos adicionales',
  monthlyPayment: '¿Busca el pago del mes, con impuestos y seguro?',
  paymentBreakdown: 'Desglose del pago',
}

export const splitCardWords: Translated<typeof english.splitCardWords> = {
  principal: 'Capital',
  interest: 'Intereses',
  year: year => `Año ${year}`,
  firstPaymentOf: 'Primer pago del',
  splitTitle: 'Primero intereses, después capital',
  splitLabel: 'Intereses y capital de cada pago a lo largo de los años',
  morePrincipal: after => `Después de ${after}, cada pago lleva más capital que intereses.`,
}

export const yearsInputWords: Translated<typeof english.yearsInputWords> = {
  nonsense: 'Escriba un número de años, como 30.',
  years: 'años',
}

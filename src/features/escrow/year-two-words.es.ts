import { formatDay, formatLongDate, formatMonth } from '#domain/day-words.es.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { stateLabel } from '#domain/state-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './year-two-words.ts'

const money = (cents: number) => formatMoney(Math.round(cents / 100))
const exact = (cents: number) => formatCents(cents / 100)

export const yearTwoWords: Translated<typeof english.yearTwoWords> = {
  title: '¿Cuánto será el pago después del primer año?',
  description:
    'Los documentos del préstamo muestran el primer año. Después cambian el impuesto (property tax) y el seguro (homeowner’s insurance). Aquí están los primeros 36 meses.',
  refinanceDescription: 'Qué cambia en el impuesto con una venta, y por qué refinanciar lo deja como está.',
  refinance: 'Con una refinanciación su impuesto no se calcula de nuevo',
  refinanceDetail:
    'El gran salto del segundo año llega cuando una vivienda cambia de dueño. Al refinanciar, el impuesto y el seguro siguen como se cobran. El nuevo prestamista abre una nueva cuenta escrow, y la anterior se le devuelve. Revise lo que pide el nuevo administrador:',
  toCheck: 'Abrir la revisión de la cuenta escrow',
  likely: 'Probable, no cierto',
  steady: 'Ningún gran salto a la vista',
  start: 'Tres números para empezar',
  startHint:
    'Escriba lo que el préstamo toma al mes, un año de impuesto sobre la propiedad y un año de seguro. Están en las páginas 1 y 2 de su Estimación de Préstamo (Loan Estimate).',
  rises: (payment, from) => `Su pago probablemente sube a ${money(payment)} en ${formatMonth(from)}.`,
  stays: payment => `Su pago se queda cerca de ${money(payment)}, hasta donde podemos ver.`,
  settles: (after, first) =>
    `Después se mantiene cerca de ${money(after)}. Sus documentos muestran solo el primer año: ${money(first)}.`,
  lookUp: 'Escribir los datos del condado',
  unknownTax: 'Faltan los números del condado, así que aquí solo se cuenta el seguro. Búsquelos para ver el impuesto.',
  worst: amount => `En el peor caso un mes puede llevarse ${money(amount)}.`,
  ready: amount => `Tenga listos ${money(amount)} aparte de sus pagos.`,
  ask: 'Pida a su prestamista que cuente con ello',
  levels: '36 meses, nivel por nivel',
  levelsHint: from => `El pago completo, mes por mes. La escala empieza en ${from}.`,
  levelsSummary: parts => `${parts.join(', ')}.`,
  levelFrom: (payment, from) => `${money(payment)} desde ${formatMonth(from)}`,
  keyStands: 'Como están sus documentos',
  keyAhead: 'Si el prestamista cuenta con el nuevo impuesto',
  keyRange: 'Cuánto podríamos equivocarnos',
  keyOwn: 'Facturas que paga usted',
  youPay: 'Estas las paga usted',
  ownIn: (cents, month) => `${money(cents)} que paga usted en ${month}`,
  month: 'Desde',
  stands: 'Como está',
  ifTheyDo: 'Si lo hacen',
  rise: 'Qué lo hace subir',
  yearOne: 'Primer año',
  tax: 'Impuesto sobre la propiedad',
  insurance: 'Seguro de vivienda',
  becomes: (before, after) => `${formatMoney(before)} al año pasan a ${formatMoney(after)}`,
  lasting: 'El pago que se mantiene',
  catchUp: 'Para ponerse al día, 12 meses',
  catchUpWhy: amount => `${exact(amount)} que no se juntaron el año anterior`,
  catchUpYear: 'El año para ponerse al día',
  papers: 'Lo dicen sus propios documentos',
  papersSay: 'Su cuenta escrow parte del impuesto del vendedor.',
  pageThree: 'Declaración de Cierre, página 3',
  pageTwo: 'Declaración de Cierre, página 2, G',
  sellerShare: (days, year_days, yearly) =>
    `La parte del vendedor. ${days} días de un año de ${year_days} a este precio dan ${exact(yearly)} al año.`,
  yourEscrow: (monthly, yearly) => `Su cuenta escrow. 12 × ${exact(monthly)} también son ${exact(yearly)}.`,
  propertyTaxes: monthly => `Impuestos sobre la propiedad (Property Taxes), ${exact(monthly)} al mes`,
  paperRule:
    'El impuesto de la Estimación de Préstamo debe seguir el valor después del cierre, 12 CFR 1026.37(c)(5). La cuenta escrow puede seguir la factura del año anterior. Pida la cifra después de la venta.',
  numbers: 'Tres números de su condado',
  numbersHint: 'Unos diez minutos, gratis, sin iniciar sesión.',
  value: 'Valor gravable después de la venta',
  valueHint:
    'En la oficina de valuación del condado (assessor, appraiser o auditor), con su dirección: el valor que paga impuesto (taxable value). Para una casa nueva, pregunte por una parecida ya terminada.',
  rate: 'Tasa del impuesto',
  rateHint:
    'En la oficina que cobra el impuesto (treasurer o tax collector), última factura. 15 milésimas (mills) son 1.5%, $15 por cada $1,000.',
  flat: 'Cargos fijos',
  flatHint: 'En la misma factura: basura, drenaje, cargos de distrito, como Mello-Roos, CDD, MUD o PID.',
  exemption: 'Su propia exención',
  exemptionHint:
    'Lo que una exención, como la de vivienda principal (homestead exemption), resta del valor si usted la solicita.',
  lookedOn: 'Lo buscó el',
  source: 'Dónde',
  sourceHint: 'La página o la factura, para encontrarlo otra vez.',
  formula: (value, exemption, rate, flat, tax) =>
    `(${formatMoney(value)} − ${formatMoney(exemption)}) × ${formatRate(rate)} + ${formatMoney(flat)} = ${formatCents(tax)} al año`,
  withoutExemption: tax => `Sin la exención: ${formatCents(tax)}.`,
  fromPrice:
    'California cobra el impuesto a un nuevo dueño sobre el precio, y para la primera factura regular sobre hasta 2% más, así que contamos con eso.',
  base: 'Primer año',
  baseHint: 'Como está en sus documentos.',
  fromPaper: lender => `Tomado del documento de ${lender}.`,
  fromOnePaper: 'Tomado de su documento del préstamo.',
  fromPaidLoan: 'El pago y el precio se tomaron de Mi vivienda.',
  fromApplication: 'Tomado de su solicitud. El impuesto y el seguro son cálculos nuestros.',
  state: 'Estado',
  chooseState: 'Elija un estado',
  closing: 'Compra el',
  closingGuess: day => `Aún no lo ha dicho; contamos con el ${formatDay(day)}.`,
  price: 'Precio',
  loanPart: 'Capital (principal), intereses y seguro hipotecario (mortgage insurance), al mes',
  yearlyTax: 'Impuesto sobre la propiedad, al año',
  yearlyTaxHint: 'Como lo cuentan los documentos: 12 veces la parte mensual.',
  yearlyInsurance: 'Seguro de vivienda, al año',
  taxDue: 'El impuesto se paga en',
  taxDueSecond: 'y en',
  onlyOnce: 'una vez al año',
  rise9: 'El seguro al renovarse',
  riseHint: 'Nuestro cálculo es 9% más. Pregunte a su aseguradora dos meses antes.',
  newBuild: 'Es una casa nueva',
  newBuildHint: 'La primera factura puede ser solo del terreno.',
  newBuildWhy:
    'Una casa paga impuesto según cómo estaba en la fecha del condado. Por eso la primera factura puede ser solo del terreno, o de una casa a medio construir. Después llega la factura completa, y a veces una entre las dos. Pregunte en su condado cuándo valúan la casa terminada.',
  sellerValue: 'El valor con que pagaba el vendedor',
  sellerValueHint:
    'En la última factura del vendedor (assessed value). Para las facturas suplementarias que le llegan a usted.',
  newBillOn: 'Primera factura con el nuevo valor',
  newBillHint: day => `Según nuestra cuenta: ${formatMonth(day)}. Si el condado dice otro mes, escríbalo.`,
  homestead: 'Solicite su exención de vivienda principal a más tardar el',
  homesteadKnown: day => `${formatLongDate(day)}, como dicen las páginas del condado.`,
  homesteadAsk: 'Pregunte el día en su condado. Se lo recordaremos.',
  remind: 'Recordarme que la solicite',
  save: 'Guardar',
  saved: 'Guardado',
  remove: 'Quitar',
  sure: 'Qué tan seguros estamos',
  sureWords: { sure: 'Cierto', seen: 'Visto', yours: 'Su parte', guess: 'Cálculo', ask: 'Pregunte' },
  rangeNote: (low, high) =>
    `Con los cálculos en sus extremos, el año para ponerse al día queda entre ${money(low)} y ${money(high)}.`,
  supplemental: 'Facturas que la cuenta escrow no suele pagar',
  supplementalHint:
    'California cobra la diferencia de inmediato, a usted y no a su prestamista (supplemental bills). Llegan de unas semanas a nueve meses después de comprar.',
  supplementalBill: (year, factor) => `Año fiscal ${year}, ${formatRate(factor * 100)} de la diferencia`,
  supplementalDue:
    'Enviadas de julio a octubre: vencen el 10 de diciembre y el 10 de abril. Enviadas de noviembre a junio: vencen al final del mes siguiente, y cuatro meses después.',
  comesBack: 'se le devuelve',
  supplementalDays: (mailed, [first, second]) =>
    `Suponemos que se envían en ${formatMonth(mailed)}. Entonces la mitad vence el ${formatLongDate(first)}, y la otra mitad el ${formatLongDate(second)}. Lo que vale es la factura.`,
  supplementalMissing:
    'Escriba el valor con que pagaba el vendedor y la tasa del impuesto para ver de cuánto son estas facturas.',
  whatToAsk: 'Qué pedir',
  atClosing: 'En el cierre, a la cuenta escrow',
  afterThat: 'Después',
  years: ['Primer año, al mes', 'Segundo año', 'Tercer año'],
  bringMore: more => `Llevaría ${money(more)} más y tendría un salto menor.`,
  bringLess: 'No llevaría más que ahora.',
  setAside: amount => `Si dicen que no, aparte ${money(amount)} cada mes.`,
  letter: 'La carta, en inglés',
  law: 'Reglas al 1 de enero de 2025 (12 CFR 1024.17, 1026.37). Los estados, como los leímos en noviembre de 2026. Donde no conocemos la regla de un estado, esta página dice “pregunte en su condado”.',
  on: 'Sí',
  off: 'No',
}

const estimates: Record<NonNullable<english.EstimateFrom>, string> = {
  saved: 'Una estimación con los números que guardó.',
  figures: 'Una estimación con las cifras de esta página; lo que usted no escribió es cálculo nuestro.',
  paper: 'Una estimación con su documento del préstamo.',
  'paid-loan': 'Una estimación con Mi vivienda.',
  application: 'Impuesto y seguro son cálculos nuestros.',
}

export const yearTwoNoteWords: Translated<typeof english.yearTwoNoteWords> = {
  unknown: '¿Cuánto será el pago después del primer año?',
  unknownWhy:
    'Bastan tres números para una estimación: el pago del préstamo, y un año de impuesto y de seguro. Están en una Estimación de Préstamo (Loan Estimate).',
  known: ({ stands: { levels, worst, after }, next_tax }) => {
    const first = levels[0]?.payment ?? 0
    if (worst.payment > first)
      return `${money(first)} el primer año, probablemente ${money(worst.payment)} desde ${formatMonth(worst.from)}, después cerca de ${money(after)}`
    return next_tax === null
      ? `${money(first)} el primer año`
      : `Su pago se queda cerca de ${money(first)}, hasta donde podemos ver`
  },
  knownWhy: (from, { stands, next_tax }, insurance_rise) => {
    const whose = from ? estimates[from] : ''
    if (next_tax === null)
      return `${whose} Tras el primer año solo contamos el seguro, un ${formatRate(insurance_rise)} más; para el impuesto faltan tres números del condado.`.trim()
    return stands.cash_ready > 0 ? `${whose} Tenga listos ${money(stands.cash_ready)} aparte de sus pagos.` : whose
  },
  open: 'Abrir El segundo año',
  count: 'Calcularlo',
}

type LevelSaid = Parameters<typeof english.levelWords>[0]

export const levelWords: typeof english.levelWords = (level, before) => {
  const step = stepWords(level, before)
  return level.advanced > 0
    ? `${step} Cuando lleguen las facturas, su administrador hipotecario pone hasta ${exact(level.advanced)} de su propio dinero.`
    : step
}

function stepWords(level: LevelSaid, before: LevelSaid | null): string {
  if (!before)
    return level.advanced > 0 ? 'Lo que muestran sus documentos. No alcanza.' : 'Lo que muestran sus documentos.'
  if (level.add > 0) return `Las facturas nuevas, y ${exact(level.add)} al mes por lo que no se juntó el año anterior.`
  if (level.refund > 0) return `La cuenta tenía ${exact(level.refund)} de más, que se le devuelven.`
  if (before.add > 0) return 'Ya se puso al día, y eso terminó solo. Quedan las facturas.'
  return level.base === before.base
    ? 'Todavía no cambia nada: el administrador cuenta con las últimas facturas.'
    : 'Las facturas nuevas.'
}

export const levelNames: Translated<typeof english.levelNames> = {
  first: 'Primer año.',
  second: 'Segundo año.',
  third: 'Tercer año.',
}

const resetSentences: Record<string, string> = {
  Arizona:
    'En Arizona el valor limitado sigue subiendo 5% al año hasta el valor completo en efectivo (full cash value). Pregunte en su condado qué cambia con una venta.',
  Arkansas:
    'En Arkansas los topes del vendedor terminan con la venta, y la vivienda se valúa de nuevo el siguiente 1 de enero. Las leyes están cambiando: pregunte en su condado.',
  California:
    'En California una venta lleva el valor a lo que vale la vivienda. Las facturas suplementarias (supplemental bills) por la diferencia le llegan a usted; la factura regular sigue en el año fiscal después del siguiente 1 de enero.',
  'District of Columbia':
    'En Washington D. C. el tope de 10% pertenece a la vivienda principal (homestead) y termina con ella.',
  Florida:
    'En Florida el valor bajo del vendedor termina con la venta. Su factura parte del valor completo del condado al 1 de enero.',
  Georgia:
    'En Georgia los congelamientos locales del valor (freezes) y la exención flotante empiezan de nuevo con otro dueño. Pregunte en su condado cuáles tenía el vendedor.',
  Maryland:
    'En Maryland termina el crédito de vivienda principal (homestead credit) del vendedor. Usted paga sobre todo el valor escalonado (phased-in value) hasta que cuente su propia solicitud.',
  Michigan:
    'En Michigan el valor gravable ya no tiene tope desde el año después de la venta. Pasa a ser la mitad de lo que determina el valuador (assessor), no la mitad del precio.',
  Nevada:
    'En Nevada el tope se queda con la vivienda, pero una escritura registrada quita el tope de 3% del dueño hasta que usted devuelva la tarjeta; si no, la factura puede subir hasta 8%.',
  'New Mexico':
    'En Nuevo México el límite de 3% no vale en el año después de una venta: la vivienda se valúa de nuevo.',
  Ohio: 'En Ohio una venta sola no cambia el valor. Las viviendas se valúan de nuevo cada seis años y se actualizan cada tres.',
  Oklahoma:
    'En Oklahoma el tope anual no vale cuando pasa el título: la vivienda se valúa en su valor justo en efectivo (fair cash value).',
  Oregon:
    'En Oregón una venta no cambia el valor. El valor máximo que paga impuesto (maximum assessed value) sube 3% al año, sin importar de quién sea la vivienda.',
  Pennsylvania:
    'En Pensilvania los valores siguen un año base. Las casas nuevas reciben facturas provisionales (interim bills), que la cuenta escrow no suele pagar.',
  'South Carolina':
    'En Carolina del Sur una venta lleva la vivienda a su valor de mercado desde el siguiente año fiscal. Solicite la clase de 4% para dueños que viven en ella; si no, es 6%.',
  Texas:
    'En Texas las viviendas se valúan cada 1 de enero, y el tope de 10% del vendedor (homestead cap) termina. El suyo empieza después de un año completo.',
}

export const resetWords: typeof english.resetWords = (state, reset) => {
  const sentence = state && Object.hasOwn(resetSentences, state) ? resetSentences[state] : undefined
  if (reset && sentence) return sentence
  if (!state) return 'Elija el estado de la vivienda para ver qué cambia allí en el impuesto con una venta.'
  return `No sabemos qué cambia en el impuesto con una venta en ${stateLabel(state)}. Pregunte en su condado, y pregunte si el vendedor tenía una exención por edad, de veterano o de vivienda principal (homestead): en cualquier estado, perderla parece un valor nuevo.`
}

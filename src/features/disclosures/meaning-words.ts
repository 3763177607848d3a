import type { SpanishLine } from '#domain/disclosures/spanish/spanish-line.ts'

export interface Meaning {
  text: string
  /** Where the official words mislead, or mean two things. */
  note?: string
}

/** By the figure of the disclosure: `payments.0.escrow` is looked up as `payments.escrow`. */
export const BY_FIGURE: Record<string, Meaning> = {
  applicants: { text: 'Quien pide el préstamo. En la Declaración de Cierre el formulario dice “Deudor” (borrower).' },
  sale_price: { text: 'Lo que cuesta la casa. Si no hay venta, es el valor que usa el prestamista.' },
  loan_term_months: { text: 'El tiempo que tiene para pagar el préstamo (loan term).' },
  product: {
    text: 'Dice si la tasa queda igual (fixed) o puede cambiar (adjustable), y si hay algo especial en los pagos.',
  },
  loan_type: { text: 'Convencional, o con respaldo del gobierno: FHA o VA.' },
  rate_lock: {
    text: 'Si la tasa está bloqueada (rate lock), el prestamista no puede subirla hasta el día y la hora que dice aquí. Si dice NO, puede cambiar mañana.',
  },
  closing_costs_expire: {
    text: 'Hasta ese momento el prestamista mantiene los costos si usted le dice que sigue adelante.',
  },
  loan_amount: { text: 'El dinero que usted recibe prestado (loan amount).' },
  loan_amount_can_increase: { text: 'Si dice SÍ, usted puede llegar a deber más de lo que pidió.' },
  interest_rate: {
    text: 'Lo que el prestamista cobra por prestarle, por año (interest rate). No incluye otros costos.',
  },
  interest_rate_can_increase: { text: 'Si dice SÍ, su tasa y su pago pueden subir.' },
  principal_and_interest: {
    text: 'Lo que paga cada mes por el préstamo mismo (principal & interest). Impuestos y seguros van aparte.',
  },
  principal_and_interest_can_increase: {
    text: 'Si dice SÍ, este pago puede subir. Debajo dice cuándo y hasta cuánto.',
  },
  prepayment_penalty: {
    text: 'Dinero que el prestamista cobra si usted paga el préstamo antes de tiempo, por ejemplo al vender o refinanciar (prepayment penalty).',
  },
  balloon_payment: {
    text: 'Un pago muy grande al final del préstamo (balloon payment).',
    note: 'Muchos lo llaman “pago global”.',
  },
  'payments.principal_and_interest': { text: 'La parte que paga el préstamo: capital (lo que debe) e intereses.' },
  'payments.mortgage_insurance': {
    text: 'Un seguro que protege al prestamista, no a usted (mortgage insurance). Suele pedirse si el pago inicial es menor del 20%.',
    note: 'En la página 2 el formulario lo llama “seguro de hipoteca”. Es lo mismo.',
  },
  'payments.escrow': {
    text: 'Cada mes usted paga esta parte y el prestamista la guarda para sus impuestos y su seguro. En inglés le dirán “escrow”.',
    note: 'En la cuenta del dinero para el cierre, “Depósito” es otra cosa: el dinero que usted dio con su oferta.',
  },
  'payments.total': {
    text: 'Lo que saldrá de su bolsillo cada mes, con lo que el prestamista guarda para impuestos y seguro.',
  },
  taxes_insurance_assessments: {
    text: 'Impuestos de la casa, seguro y otras cuotas, por mes.',
    note: 'El formulario oficial dice “evaluaciones”. Aquí son cuotas y contribuciones de la zona, no exámenes.',
  },
  property_taxes_in_escrow: {
    text: 'SÍ: el prestamista los paga con el dinero que usted le da cada mes. NO: los paga usted.',
  },
  homeowners_insurance_in_escrow: {
    text: 'SÍ: el prestamista lo paga con el dinero que usted le da cada mes. NO: lo paga usted.',
  },
  other_in_escrow: { text: 'Otra cuota de la casa, por ejemplo la de la asociación (HOA). NO: la paga usted aparte.' },
  closing_costs: { text: 'Lo que cuesta cerrar el préstamo y la compra, sin el pago inicial (closing costs).' },
  cash_to_close: { text: 'El dinero que debe tener el día del cierre (cash to close).' },
  section_A: {
    text: 'Lo que el prestamista cobra por hacer el préstamo. No debe subir entre los dos papeles sin una razón.',
  },
  section_B: { text: 'Servicios que escoge el prestamista. Usted no puede buscar otro precio.' },
  section_C: { text: 'Servicios que usted puede buscar por su cuenta. Compare precios.' },
  section_D: { text: 'A, B y C juntos: lo que cuesta el préstamo. Compare esta línea entre prestamistas.' },
  section_E: { text: 'Lo que cobran el estado, el condado o la ciudad por registrar y transferir.' },
  section_F: {
    text: 'Cosas que se pagan por adelantado: seguro, intereses de los primeros días, impuestos (prepaids).',
  },
  section_G: { text: 'Lo que llena la cuenta en depósito (escrow) al empezar.' },
  section_H: { text: 'Otros costos de la compra que el préstamo no exige, o que no caben arriba.' },
  section_I: { text: 'E, F, G y H juntos.' },
  section_J: { text: 'Todo lo que cuesta cerrar: D más I, menos los créditos del prestamista.' },
  lender_credits: {
    text: 'Dinero que el prestamista le da para pagar costos, casi siempre por una tasa más alta (lender credits).',
  },
  'cash.closing_costs_financed': {
    text: 'Costos que se suman al préstamo: no los paga hoy, pero paga intereses por ellos.',
  },
  'cash.down_payment': { text: 'La parte del precio que usted pone (down payment).' },
  'cash.deposit': {
    text: 'El dinero que usted ya dio con su oferta (earnest money). Se resta de lo que debe traer.',
    note: 'No es el “depósito” para impuestos y seguros (escrow).',
  },
  'cash.funds_for_borrower': { text: 'Dinero que vuelve a usted.' },
  'cash.seller_credits': { text: 'Lo que el vendedor pone para sus costos (seller credits).' },
  'cash.adjustments': { text: 'Cuentas entre usted y el vendedor, como impuestos ya pagados, y otros créditos.' },
  'cash.payoffs': { text: 'Lo que se paga de su préstamo anterior y otras deudas con el préstamo nuevo.' },
  section_K: {
    text: 'Todo lo que usted debe pagar al cierre.',
    note: '“Total pagado” quiere decir aquí “total que se debe”.',
  },
  section_L: { text: 'Lo que ya pagó usted u otros por usted: depósito, préstamo, créditos.' },
  section_M: { text: 'Lo que se le debe al vendedor.' },
  section_N: { text: 'Lo que se le resta al vendedor.' },
  in_5_years_total: { text: 'Todo lo que habrá pagado en cinco años. Sirve para comparar préstamos.' },
  in_5_years_principal: { text: 'De eso, lo que bajó su deuda.' },
  apr: {
    text: 'La tasa con los costos del préstamo dentro (APR). Sirve para comparar ofertas; no es su tasa de interés.',
  },
  tip: { text: 'Los intereses de todo el préstamo, comparados con lo que pidió (TIP).' },
  total_of_payments: { text: 'Todo lo que habrá pagado si paga hasta el último mes.' },
  finance_charge: { text: 'Lo que le cuesta el préstamo en dólares: intereses y ciertos costos.' },
  amount_financed: { text: 'El préstamo menos los costos que ya pagó por él.' },
  assumption: {
    text: 'Si otra persona puede seguir con su préstamo cuando usted venda.',
    note: 'El formulario dice “Supuestos”; quiere decir “asunción del préstamo”.',
  },
  servicing: { text: 'A quién le pagará: al mismo prestamista o a otra empresa (servicing).' },
  late_payment_fee: { text: 'Lo que cuesta pagar tarde (late fee).' },
  demand_feature: { text: 'Si el prestamista puede pedir todo el préstamo antes de tiempo.' },
  negative_amortization: { text: 'Cuando el pago no cubre los intereses, lo que falta se suma a su deuda.' },
  partial_payments: {
    text: 'Qué pasa si un mes paga solo una parte.',
    note: 'El formulario dice “aceptará”; el papel en inglés dice que puede aceptar.',
  },
  security_interest: {
    text: 'La casa es la garantía: si no paga, puede perderla.',
    note: 'El formulario dice “se le otorga”; es usted quien da la garantía al prestamista.',
  },
  escrow_account: { text: 'La cuenta en que el prestamista guarda el dinero para impuestos y seguro (escrow).' },
  initial_escrow_payment: { text: 'Con cuánto empieza la cuenta. “Respaldo” es la reserva (cushion).' },
  monthly_escrow_payment: { text: 'Lo que pone en la cuenta cada mes; ya está dentro de su pago total.' },
}

/** By the English name of a charge; the first that fits. */
const BY_CHARGE: [RegExp, Meaning][] = [
  [/points\)/i, { text: 'Dinero que paga hoy para bajar la tasa (points). Un punto es el 1% del préstamo.' }],
  [/underwriting/i, { text: 'Por estudiar si usted puede pagar el préstamo (underwriting).' }],
  [/application/i, { text: 'Por recibir su solicitud (application fee).' }],
  [/origination/i, { text: 'Por hacer el préstamo (origination fee).' }],
  [/processing/i, { text: 'Por ordenar los papeles de su préstamo (processing fee).' }],
  [
    /appraisal/i,
    { text: 'Por decir cuánto vale la casa (appraisal). Muchos dicen “tasación”. Usted recibe una copia.' },
  ],
  [/credit report/i, { text: 'Por ver su historial de crédito (credit report).' }],
  [/flood/i, { text: 'Por ver si la casa está en una zona de inundación (flood).' }],
  [/tax (?:monitoring|status|service)/i, { text: 'Por vigilar que se paguen los impuestos de la casa.' }],
  [/pest/i, { text: 'Por buscar termitas y otras plagas.' }],
  [
    /survey/i,
    {
      text: 'Por medir los límites del terreno (survey).',
      note: 'El formulario dice “peritaje (suelos)”: es un levantamiento topográfico.',
    },
  ],
  [
    /owner.?s title/i,
    { text: 'Seguro que le protege a usted si alguien reclama la casa (owner’s title). Es opcional.' },
  ],
  [/lender.?s title/i, { text: 'Seguro que protege al prestamista si alguien reclama la casa (lender’s title).' }],
  [/settlement agent|closing fee/i, { text: 'Por llevar a cabo el cierre (settlement agent).' }],
  [/title search/i, { text: 'Por buscar quién es dueño de la casa y si hay deudas sobre ella.' }],
  [/insurance binder/i, { text: 'Una promesa del seguro de título hasta que llegue la póliza (binder).' }],
  [/recording/i, { text: 'Por registrar la compra y la hipoteca en el condado (recording).' }],
  [/transfer tax/i, { text: 'Un impuesto por pasar la casa a su nombre.' }],
  [/prepaid interest/i, { text: 'Los intereses desde el cierre hasta fin de mes.' }],
  [/insurance premium|homeowner.?s insurance/i, { text: 'El seguro, pagado por adelantado.' }],
  [/mortgage insurance/i, { text: 'Un seguro que protege al prestamista, no a usted.' }],
  [/property taxes|county taxes|city\/town taxes/i, { text: 'Los impuestos de la casa.' }],
  [
    /aggregate adjustment/i,
    { text: 'Una pequeña corrección para que la cuenta no guarde más de lo que la ley permite.' },
  ],
  [/hoa|association/i, { text: 'De la asociación de propietarios (HOA).' }],
  [/commission/i, { text: 'Lo que ganan los agentes de la compra.' }],
  [
    /assessments/i,
    { text: 'Cuotas y contribuciones especiales de la zona.', note: 'El formulario dice “evaluaciones”.' },
  ],
  [/deposit/i, { text: 'El dinero que usted dio con su oferta (earnest money).' }],
]

/** What a line means in plain words, where we have some. */
export function meaningOf({ path, en, role }: SpanishLine): Meaning | null {
  if (role === 'heading' || role === 'title' || path === undefined) return null
  if (path.startsWith('lines.'))
    return path.endsWith('.to') ? null : (BY_CHARGE.find(([sign]) => sign.test(en))?.[1] ?? null)
  const figure = path.replace(/^payments\.\d+\./, 'payments.').replace(/^cash\.(\w+)\.(?:amount|estimate)$/, 'cash.$1')
  return BY_FIGURE[figure] ?? null
}

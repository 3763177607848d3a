import { official, ours } from './pair.ts'

/**
 * The words of the Loan Estimate (H-24) and the Closing Disclosure (H-25) and of their official Spanish forms (H-28, 2014), by
 * what they mean. The Bureau's slips stay as they are printed; the page explains them.
 */
export const ESTIMATE_TOP = {
  title: official('Loan Estimate', 'Estimación de Préstamo'),
  date_issued: official('DATE ISSUED', 'FECHA DE EMISIÓN'),
  applicants: official('APPLICANTS', 'SOLICITANTES'),
  property: official('PROPERTY', 'INMUEBLE'),
  sale_price: official('SALE PRICE', 'PRECIO DE VENTA'),
  estimated_value: official('EST. PROP. VALUE', 'VALOR ESTIMADO DE LA PROPIEDAD'),
  loan_term_months: official('LOAN TERM', 'PLAZO DEL PRÉSTAMO'),
  purpose: official('PURPOSE', 'FINALIDAD'),
  product: official('PRODUCT', 'PRODUCTO'),
  loan_type: official('LOAN TYPE', 'TIPO DE PRÉSTAMO'),
  loan_id: official('LOAN ID #', 'N. º DEL PRÉSTAMO'),
  rate_lock: official('RATE LOCK', 'BLOQUEO DE TASA'),
  expire: official(
    'Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on',
    'Antes del cierre, la tasa de interés, los puntos y los créditos del prestamista podrían cambiar, a menos que usted bloquee la tasa de interés. Todos los demás costos de cierre estimados estarán vigentes hasta el',
  ),
} as const

export const CLOSING_DISCLOSURE_TOP = {
  title: official('Closing Disclosure', 'Declaración de Cierre'),
  closing: official('Closing Information', 'Información sobre el cierre'),
  date_issued: official('Date Issued', 'Fecha de emisión'),
  closing_date: official('Closing Date', 'Fecha de cierre'),
  disbursement_date: official('Disbursement Date', 'Fecha de desembolso'),
  settlement_agent: official('Settlement Agent', 'Agente a cargo de la operación de cierre'),
  file_number: official('File #', 'N.° de Archivo'),
  property: official('Property', 'Inmueble'),
  sale_price: official('Sale Price', 'Precio de venta'),
  appraised_value: official('Appraised Prop. Value', 'Valoración de la vivienda'),
  estimated_value: official('Estimated Prop. Value', 'Valor estimado de la vivienda'),
  transaction: official('Transaction Information', 'Información sobre la transacción'),
  applicants: official('Borrower', 'Deudor'),
  seller: official('Seller', 'Vendedor'),
  lender: official('Lender', 'Prestamista'),
  loan: official('Loan Information', 'Información sobre el préstamo'),
  loan_term_months: official('Loan Term', 'Plazo del préstamo'),
  purpose: official('Purpose', 'Finalidad'),
  product: official('Product', 'Producto'),
  loan_type: official('Loan Type', 'Tipo de préstamo'),
  loan_id: official('Loan ID #', 'N.º del préstamo'),
  mic_number: official('MIC #', 'N.° de MIC'),
} as const

export const TERMS = {
  heading: official('Loan Terms', 'Términos del préstamo'),
  can_increase: official('Can this amount increase after closing?', '¿Puede aumentar este monto después del cierre?'),
  loan_amount: official('Loan Amount', 'Monto del préstamo'),
  interest_rate: official('Interest Rate', 'Tasa de interés'),
  principal_and_interest: official('Monthly Principal & Interest', 'Pago mensual de intereses y capital'),
  features: official('Does the loan have these features?', '¿Tiene el préstamo estas características?'),
  prepayment_penalty: official('Prepayment Penalty', 'Multa por pago anticipado'),
  balloon_payment: official('Balloon Payment', 'Cuota extraordinaria'),
} as const

export const PAYMENTS = {
  heading: official('Projected Payments', 'Pagos proyectados'),
  years: official('Years {a}-{b}', 'Años {a} a {b}'),
  year: official('Year {a}', 'Año {a}'),
  final: official('Final Payment', 'Pago final pactado'),
  principal_and_interest: official('Principal & Interest', 'Capital e intereses'),
  only_interest: official('only interest', 'solo intereses'),
  mortgage_insurance: official('Mortgage Insurance', 'Seguro hipotecario'),
  escrow: official('Estimated Escrow', 'Depósito estimado para impuestos y seguros de la vivienda'),
  total: official('Estimated Total Monthly Payment', 'Pago total mensual estimado'),
  taxes: official('Estimated Taxes, Insurance & Assessments', 'Impuestos, seguro y evaluaciones estimados'),
  includes: official('This estimate includes', 'Esta estimación incluye'),
  in_escrow: official('In escrow?', '¿En depósito?'),
  property_taxes: official('Property Taxes', 'Impuestos sobre la propiedad'),
  homeowners_insurance: official('Homeowner’s Insurance', 'Seguro de la vivienda'),
  other: official('Other:', 'Otro:'),
  association_dues: official('Homeowner’s Association Dues', 'Obligaciones de la Asociación de Propietarios'),
} as const

export const CLOSING = {
  heading: official('Costs at Closing', 'Costos al momento del cierre'),
  estimated_costs: official('Estimated Closing Costs', 'Costos de cierre estimados'),
  costs: official('Closing Costs', 'Costos de cierre'),
  parts: official(
    'Includes {D} in Loan Costs + {I} in Other Costs – {credits} in Lender Credits. See page 2 for details.',
    'Incluye {D} por costos del préstamo + {I} por otros costos – {credits} por créditos del prestamista. Consulte los detalles en la página 2.',
  ),
  estimated_cash: official('Estimated Cash to Close', 'Dinero en efectivo estimado para el cierre'),
  cash: official('Cash to Close', 'Dinero en efectivo para el cierre'),
  from: official('From Borrower', 'Del Deudor'),
  to: official('To Borrower', 'Para Deudor'),
  from_seller: official('From Seller', 'Del Vendedor'),
  to_seller: official('To Seller', 'Para Vendedor'),
} as const

/** Sections A to J, as the estimate and the Closing Disclosure name them. */
export const ESTIMATE_SECTIONS = {
  details: official('Closing Cost Details', 'Detalles de los costos del cierre'),
  loan: official('Loan Costs', 'Costos del préstamo'),
  A: official('A. Origination Charges', 'A. Gastos por tramitación'),
  B: official('B. Services You Cannot Shop For', 'B. Servicios que usted no puede contratar'),
  C: official('C. Services You Can Shop For', 'C. Servicios que usted puede contratar'),
  D: official('D. TOTAL LOAN COSTS (A + B + C)', 'D. COSTOS TOTALES DEL PRÉSTAMO (A + B + C)'),
  other: official('Other Costs', 'Otros costos'),
  E: official('E. Taxes and Other Government Fees', 'E. Impuestos y otros cargos gubernamentales'),
  F: official('F. Prepaids', 'F. Pagos anticipados'),
  G: official('G. Initial Escrow Payment at Closing', 'G. Pago inicial de la cuenta en depósito al cierre'),
  /** The refinance sample prints the whole of it. */
  G_without_seller: official(
    'G. Initial Escrow Payment at Closing',
    'G. Pago inicial de la cuenta en depósito para impuestos y seguros de la vivienda al cierre',
  ),
  H: official('H. Other', 'H. Otros'),
  I: official('I. TOTAL OTHER COSTS (E + F + G + H)', 'I. TOTAL DE OTROS COSTOS (E + F + G + H)'),
  J: official('J. TOTAL CLOSING COSTS', 'J. TOTAL DE COSTOS DE CIERRE'),
} as const

export const CLOSING_DISCLOSURE_SECTIONS = {
  details: official('Closing Cost Details', 'Detalles de los costos de cierre'),
  loan: ESTIMATE_SECTIONS.loan,
  A: ESTIMATE_SECTIONS.A,
  B: official('B. Services Borrower Did Not Shop For', 'B. Servicios que el deudor no contrato'),
  C: official('C. Services Borrower Did Shop For', 'C. Servicios que el deudor contrato'),
  D: official('D. TOTAL LOAN COSTS (Borrower-Paid)', 'D. COSTOS TOTALES DEL PRÉSTAMO (pagados por el deudor)'),
  other: ESTIMATE_SECTIONS.other,
  E: ESTIMATE_SECTIONS.E,
  F: ESTIMATE_SECTIONS.F,
  G: official(
    'G. Initial Escrow Payment at Closing',
    'G. Pago inicial de la cuenta en depósito para impuestos y seguros de la vivienda',
  ),
  H: ESTIMATE_SECTIONS.H,
  I: official('I. TOTAL OTHER COSTS (Borrower-Paid)', 'I. TOTAL DE OTROS COSTOS (pagados por el deudor)'),
  J: official('J. TOTAL CLOSING COSTS (Borrower-Paid)', 'J. TOTAL DE COSTOS DE CIERRE (pagados por el deudor)'),
} as const

/** Who pays, and when: the columns of page 2. */
export const COLUMNS = {
  amount: official('Borrower-Paid At Closing', 'Pagados por el deudor Al cierre'),
  paid_before: official('Borrower-Paid Before Closing', 'Pagados por el deudor Antes del cierre'),
  seller_paid: official('Seller-Paid At Closing', 'Pagados por el vendedor Al cierre'),
  seller_paid_before: official('Seller-Paid Before Closing', 'Pagados por el vendedor Antes del cierre'),
  paid_by_others: official('Paid by Others', 'Pagados por otros'),
  estimate: official('Loan Estimate', 'Estimación del Préstamo'),
  final: official('Final', 'Final'),
  payee: official('to', 'para'),
} as const

export const CASH = {
  heading: official('Calculating Cash to Close', 'Cálculo del dinero en efectivo para el cierre'),
  changed: official('Did this change?', '¿Esto cambió?'),
  loan_amount: official('Loan Amount', 'Monto del préstamo'),
  total_closing_costs: official('Total Closing Costs (J)', 'Total de costos de cierre (J)'),
  paid_before_closing: official('Closing Costs Paid Before Closing', 'Costos de cierre pagados antes del cierre'),
  estimated_payoffs: official('Estimated Total Payoffs and Payments', 'Liquidaciones y pagos totales estimados'),
  payoffs: official('Total Payoffs and Payments (K)', 'Total de liquidaciones y pagos (K)'),
  closing_costs_financed: official(
    'Closing Costs Financed (Paid from your Loan Amount)',
    'Costos de cierre financiados (pagados del monto del préstamo)',
  ),
  estimated_financed: official(
    'Estimated Closing Costs Financed (Paid from your Loan Amount)',
    'Costos de cierre financiados estimados (pagados del monto del préstamo)',
  ),
  down_payment: official('Down Payment/Funds from Borrower', 'Pago inicial/Fondos del deudor'),
  deposit: official('Deposit', 'Depósito'),
  funds_for_borrower: official('Funds for Borrower', 'Fondos para el deudor'),
  seller_credits: official('Seller Credits', 'Créditos del vendedor'),
  adjustments: official('Adjustments and Other Credits', 'Ajustes y otros créditos'),
} as const

export const SUMMARIES = {
  heading: official('Summaries of Transactions', 'Resúmenes de transacciones'),
  borrower: official('BORROWER’S TRANSACTION', 'TRANSACCIONES DEL DEUDOR'),
  seller: official('SELLER’S TRANSACTION', 'TRANSACCIONES DEL VENDEDOR'),
  K: official('K. Due from Borrower at Closing', 'K. Pagaderos por el deudor al cierre'),
  L: official(
    'L. Paid Already by or on Behalf of Borrower at Closing',
    'L. Pagado por el deudor, o en su nombre, al cierre',
  ),
  M: official('M. Due to Seller at Closing', 'M. Pagaderos al vendedor al cierre'),
  N: official('N. Due from Seller at Closing', 'N. Pagaderos por el vendedor al cierre'),
  adjustments: official('Adjustments', 'Ajustes'),
  other_credits: official('Other Credits', 'Otros créditos'),
  paid_in_advance: official(
    'Adjustments for Items Paid by Seller in Advance',
    'Ajustes para los artículos pagados por el vendedor por anticipado',
  ),
  unpaid: official('Adjustments for Items Unpaid by Seller', 'Ajustes para los artículos no pagados por el vendedor'),
  calculation: official('CALCULATION', 'CÁLCULO'),
  total_K: official('Total Due from Borrower at Closing (K)', 'Total pagado por el deudor al cierre (K)'),
  total_L: official(
    'Total Paid Already by or on Behalf of Borrower at Closing (L)',
    'Total pagado por el deudor, o en su nombre, al cierre (L)',
  ),
  total_M: official('Total Due to Seller at Closing (M)', 'Total pagado al vendedor al cierre (M)'),
  total_N: official('Total Due from Seller at Closing (N)', 'Total pagado por el vendedor al cierre (N)'),
  cash_seller: official('Cash', 'Dinero en efectivo'),
  payoffs: official('Payoffs and Payments', 'Liquidaciones y pagos'),
  total_payoffs: official('K. TOTAL PAYOFFS AND PAYMENTS', 'K. TOTAL DE LIQUIDACIONES Y PAGOS'),
} as const

export const TABLES = {
  payments: official('Adjustable Payment (AP) Table', 'Tabla de pagos ajustables (PA)'),
  interest_only_payments: official('Interest Only Payments?', '¿Pago de interés solamente?'),
  optional_payments: official('Optional Payments?', '¿Pagos opcionales?'),
  step_payments: official('Step Payments?', '¿Pagos escalonados?'),
  seasonal_payments: official('Seasonal Payments?', '¿Pagos estacionales?'),
  monthly: official('Monthly Principal and Interest Payments', 'Pagos mensuales de capital e intereses'),
  first_payment_change: official('First Change/Amount', 'Primer cambio/Monto'),
  subsequent_payment_changes: official('Subsequent Changes', 'Cambios subsiguientes'),
  maximum_payment: official('Maximum Payment', 'Pago máximo'),
  rates: official('Adjustable Interest Rate (AIR) Table', 'Tabla de tasa de interés ajustable (TIA)'),
  index_and_margin: official('Index + Margin', 'Índice + Margen'),
  initial_rate: official('Initial Interest Rate', 'Tasa de interés inicial'),
  minimum_rate: official('Minimum/Maximum Interest Rate', 'Tasa de interés mínima/máxima'),
  frequency: official('Change Frequency', 'Frecuencia de los cambios'),
  first_rate_change: official('First Change', 'Primer cambio'),
  subsequent_rate_changes: official('Subsequent Changes', 'Cambios subsiguientes'),
  limits: official('Limits on Interest Rate Changes', 'Límites de cambios en la tasa de interés'),
  first_rate_change_limit: official('First Change', 'Primer cambio'),
  subsequent_rate_change_limit: official('Subsequent Changes', 'Cambios subsiguientes'),
} as const

export const CREDITS = {
  lender_credits: official('Lender Credits', 'Créditos del prestamista'),
  above_limit: ours(
    'Includes {a} credit for increase in Closing Costs above legal limit',
    'Incluye un crédito de {a} por el aumento de los costos de cierre por encima del límite legal',
  ),
  loan_subtotals: official('Loan Costs Subtotals (A + B + C)', 'Subtotales de los costos del préstamo (A + B + C)'),
  other_subtotals: official('Other Costs Subtotals (E + F + G + H)', 'Subtotales de otros costos (E + F + G + H)'),
  closing_subtotals: official('Closing Costs Subtotals (D + I)', 'Subtotales de costos de cierre (D + I)'),
  sum: official('D + I', 'D + I'),
} as const

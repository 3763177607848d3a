import { official } from './pair.ts'

/** Page 3 of the estimate, and what is on pages 4 and 5 of the Closing Disclosure, 4 to 6 of the Spanish one. */
export const COMPARISONS = {
  heading: official('Comparisons', 'Comparaciones'),
  in_5_years: official('In 5 Years', 'En 5 años'),
  in_5_years_total: official(
    'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
    'Total que habrá pagado en capital, intereses, seguro hipotecario y costos del préstamo.',
  ),
  in_5_years_principal: official('Principal you will have paid off.', 'Capital que habrá pagado.'),
  apr: official('Annual Percentage Rate (APR)', 'Tasa porcentual anual (APR)'),
  tip: official(
    'Total Interest Percentage (TIP)',
    'Total de intereses pagados a lo largo del plazo del préstamo (TIP)',
  ),
} as const

export const CALCULATIONS = {
  heading: official('Loan Calculations', 'Cálculos del préstamo'),
  total_of_payments: official('Total of Payments.', 'Pagos totales.'),
  finance_charge: official('Finance Charge.', 'Cargo financiero.'),
  amount_financed: official('Amount Financed.', 'Monto financiado.'),
  apr: official('Annual Percentage Rate (APR).', 'Tasa porcentual anual (APR).'),
  tip: official('Total Interest Percentage (TIP).', 'Total de intereses pagados (TIP).'),
} as const

export const CONSIDERATIONS = {
  heading: official('Other Considerations', 'Otras consideraciones'),
  servicing: official('Servicing', 'Administración del préstamo'),
  intention: official('We intend', 'Nuestra intención es'),
  service: official(
    'to service your loan. If so, you will make your payments to us.',
    'brindarle servicios de administración de su préstamo. De ser así, usted emitirá los pagos a nuestro nombre.',
  ),
  transfer: official(
    'to transfer servicing of your loan.',
    'transferir los servicios de administración de su préstamo.',
  ),
  late: official('Late Payment', 'Pago atrasado'),
  late_fee: official(
    'If your payment is more than {n} days late, we will charge a late fee of {fee}.',
    'Si su pago presenta un retraso de más de {n} días, le cobraremos un recargo de {fee}.',
  ),
  refinance: official('Refinance', 'Refinanciamiento'),
  assumption: official('Assumption', 'Supuestos'),
  transferred: official(
    'If you sell or transfer this property to another person, we',
    'Si usted vende o transfiere esta propiedad a otra persona,',
  ),
  assumable: official(
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
    'permitiremos, en determinadas condiciones, que esta persona asuma este préstamo con sus términos y condiciones originales.',
  ),
  not_assumable: official(
    'will not allow assumption of this loan on the original terms.',
    'no permitiremos que se asuma este préstamo con sus términos y condiciones originales.',
  ),
} as const

export const DISCLOSURES = {
  heading: official('Loan Disclosures', 'Declaraciones del préstamo'),
  negative: official(
    'Negative Amortization (Increase in Loan Amount)',
    'Amortización negativa (aumento del monto del préstamo)',
  ),
  terms: official('Under your loan terms, you', 'De acuerdo con los términos de su préstamo, usted'),
  scheduled: official(
    'are scheduled to make monthly payments that do not pay all of the interest due that month.',
    'debe realizar pagos mensuales programados que no incluyen todos los intereses adeudados para ese mes.',
  ),
  possible: official(
    'may have monthly payments that do not pay all of the interest due that month.',
    'puede tener pagos mensuales que no incluyan todos los intereses adeudados para ese mes.',
  ),
  none: official(
    'do not have a negative amortization feature.',
    'no incluye una característica de amortización negativa.',
  ),
  demand: official('Demand Feature', 'Característica de demanda'),
  your_loan: official('Your loan', 'Su préstamo'),
  has_demand: official(
    'has a demand feature, which permits your lender to require early repayment of the loan. You should review your note for details.',
    'incluye una característica de demanda, que le permite a su prestamista exigir el pago anticipado del préstamo. Debe revisar su pagaré para obtener detalles.',
  ),
  no_demand: official('does not have a demand feature.', 'no incluye una característica de demanda.'),
  security: official('Security Interest', 'Intereses de garantía'),
  security_interest: official('You are granting a security interest in', 'Se le otorga un interés de garantía en'),
  late_fee: official(
    'If your payment is more than {n} days late, your lender will charge a late fee of {fee}.',
    'Si su pago presenta un retraso de más de {n} días, le cobraremos un recargo de {fee}.',
  ),
  partial: official('Partial Payments', 'Pagos parciales'),
  your_lender: official('Your lender', 'Su prestamista'),
  accepted: official(
    'may accept payments that are less than the full amount due (partial payments) and apply them to your loan.',
    'aceptará pagos menores al monto total adeudado (pagos parciales) y se aplicarán a su préstamo.',
  ),
  held: official(
    'may hold them in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
    'podrá mantenerlo en una cuenta separada hasta que cubra el resto del pago y luego aplicará el pago total a su préstamo.',
  ),
  refused: official('does not accept any partial payments.', 'no acepta pagos parciales.'),
  transferred: official(
    'If you sell or transfer this property to another person, your lender',
    'Si usted vende o transfiere esta propiedad a otra persona su prestamista,',
  ),
  assumable: official(
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
    'permitirá, en determinadas condiciones, que esta persona asuma este préstamo con sus términos y condiciones originales.',
  ),
  not_assumable: official(
    'will not allow assumption of this loan on the original terms.',
    'no permitirá que se asuma este préstamo con sus términos y condiciones originales.',
  ),
} as const

export const ESCROW = {
  heading: official('Escrow Account', 'Cuenta en depósito para impuestos y seguros de la vivienda'),
  now: official('For now, your loan', 'Por ahora, su préstamo'),
  has: official(
    'will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below.',
    'tendrá una cuenta en depósito para impuestos y seguros de la vivienda (también llamada cuenta de “depósito en garantía” o cuenta de “fideicomiso”) para pagar los costos de la propiedad que se detallan a continuación.',
  ),
  has_not: official('will not have an escrow account.', 'no tendrá una cuenta de depósito.'),
  with: official('Escrow', 'Con cuenta en depósito para impuestos y seguros de la vivienda'),
  escrowed_costs_year_1: official(
    'Escrowed Property Costs over Year 1',
    'Costos de la propiedad con una cuenta en depósito durante el primer año',
  ),
  non_escrowed_costs_year_1: official(
    'Non-Escrowed Property Costs over Year 1',
    'Costos de la propiedad sin una cuenta en depósito durante el primer año',
  ),
  initial_escrow_payment: official('Initial Escrow Payment', 'Pago inicial para la cuenta en depósito'),
  monthly_escrow_payment: official('Monthly Escrow Payment', 'Pago mensual para la cuenta en depósito'),
  without: official('No Escrow', 'Sin cuenta en depósito para impuestos y seguros de la vivienda'),
  no_escrow_costs_year_1: official(
    'Estimated Property Costs over Year 1',
    'Costos de la propiedad estimados durante el primer año',
  ),
  escrow_waiver_fee: official('Escrow Waiver Fee', 'Comisión por renuncia a la cuenta en depósito'),
} as const

export const LIABILITY = {
  heading: official('Other Disclosures', 'Otras declaraciones'),
  liability: official('Liability after Foreclosure', 'Responsabilidad luego de la ejecución de la hipoteca'),
  foreclosed: official(
    'If your lender forecloses on this property and the foreclosure does not cover the amount of unpaid balance on this loan,',
    'Si su prestamista ejecuta la hipoteca sobre este inmueble y dicha ejecución no cubre el monto de saldo pendiente de este préstamo:',
  ),
  protected: official(
    'state law may protect you from liability for the unpaid balance.',
    'la ley estatal puede protegerlo contra la responsabilidad de pagar el saldo pendiente.',
  ),
  liable: official(
    'state law does not protect you from liability for the unpaid balance.',
    'la ley estatal no lo protege contra la responsabilidad de pagar el saldo pendiente.',
  ),
} as const

export const CONTACTS = {
  estimate: official('Additional Information About This Loan', 'Información adicional sobre este préstamo'),
  disclosure: official('Contact Information', 'Información de contacto'),
  lender: official('Lender', 'Prestamista'),
  mortgage_broker: official('Mortgage Broker', 'Corredor hipotecario'),
  real_estate_broker_buyer: official('Real Estate Broker (B)', 'Corredor inmobiliario (Deudor)'),
  real_estate_broker_seller: official('Real Estate Broker (S)', 'Corredor inmobiliario (Vendedor)'),
  settlement_agent: official('Settlement Agent', 'Agente a cargo de la operación de cierre'),
  name: official('Name', 'Nombre'),
  address: official('Address', 'Dirección'),
  nmls_id: official('NMLS ID', 'N.º de NMLS'),
  license_id: official('ST License ID', 'N.º de licencia de ST'),
  contact: official('Contact', 'Contacto'),
  contact_nmls_id: official('Contact NMLS ID', 'ID. de contacto de NMLS'),
  contact_license_id: official('Contact ST License ID', 'ID. de contacto de licencia de ST'),
  email: official('Email', 'Correo electrónico'),
  phone: official('Phone', 'Teléfono'),
} as const

/** The estimate prints them in capitals, and other words for who to ask. */
export const ESTIMATE_CONTACTS = {
  lender: official('LENDER', 'PRESTAMISTA'),
  mortgage_broker: official('MORTGAGE BROKER', 'CORREDOR HIPOTECARIO'),
  nmls_id: official('NMLS/__ LICENSE ID', 'N. º DE NMLS/ LICENCIA DE __'),
  contact: official('LOAN OFFICER', 'AGENTE DE PRÉSTAMO'),
  contact_nmls_id: official('NMLS/__ LICENSE ID', 'N. º DE NMLS/ LICENCIA DE __'),
  email: official('EMAIL', 'CORREO ELECTRÓNICO'),
  phone: official('PHONE', 'TELÉFONO'),
} as const

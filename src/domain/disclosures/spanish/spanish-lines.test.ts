import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomDisclosure } from '../../../../tests/disclosures/figures.ts'
import { plainDisclosure } from '../../../../tests/disclosures/rendered-file.ts'
import { blankDisclosure, blankLine, type Disclosure } from '../disclosure.ts'
import type { SpanishLine } from './spanish-line.ts'
import { spanishLines } from './spanish-lines.ts'

/** The refinance sample H-24(D), with the figures that its Spanish counterpart H-28(C) prints. */
function refinance(): Disclosure {
  const disclosure = blankDisclosure('loan-estimate')
  Object.assign(disclosure.values, {
    date_issued: '2013-02-15',
    sale_price: 18_000_000,
    price_is: 'estimated',
    loan_term_months: 360,
    purpose: 'Refinance',
    product: 'Fixed Rate',
    loan_type: 'conventional',
    rate_lock: 'yes',
    rate_lock_until: '2013-04-16',
    rate_lock_time: '5:00 p.m. EDT',
    closing_costs_expire: '2013-03-04',
    closing_costs_expire_time: '5:00 p.m. EDT',
    loan_amount: 15_000_000,
    loan_amount_can_increase: 'no',
    interest_rate: 4.25,
    closing_costs: 509_900,
    closing_costs_loan: 352_100,
    closing_costs_other: 207_800,
    closing_costs_credits: 50_000,
    section_A: 195_000,
    section_B: 63_500,
    section_F: 158_500,
    section_G: 41_300,
    late_payment_days: 15,
    late_payment_fee: '5% of the monthly principal and interest payment',
    servicing: 'transfer',
    assumption: 'no',
  })
  disclosure.cash_table = 'alternative'
  disclosure.lines = (
    [
      ['A', '.5 % of Loan Amount (Points)', 75_000],
      ['A', 'Application Fee', 25_000],
      ['A', 'Origination Fee', 45_000],
      ['A', 'Underwriting Fee', 50_000],
      ['B', 'Appraisal Fee', 42_500],
      ['B', 'Credit Report Fee', 3_000],
      ['B', 'Flood Determination Fee', 2_500],
      ['B', 'Flood Monitoring Fee', 4_500],
      ['B', 'Tax Monitoring Fee', 6_500],
      ['B', 'Tax Status Research Fee', 4_500],
      ['F', 'Homeowner’s Insurance Premium ( 6 months)', 60_500],
      ['F', 'Mortgage Insurance Premium ( 1 months)', 8_200],
      ['F', 'Prepaid Interest ( $17.71 per day for 15 days @ 4.25%)', 26_600],
      ['F', 'Property Taxes ( 6 months)', 63_200],
      ['G', "Homeowner's Insurance $100.83 per month for 2 mo.", 20_200],
      ['G', 'Mortgage Insurance per month for mo.', null],
      ['G', 'Property Taxes $105.30 per month for 2 mo.', 21_100],
    ] as const
  ).map(([section, label, amount]) => ({ ...blankLine(section, label), amount }))
  return disclosure
}

/** The lines after a heading or a section's total, up to the next. */
function below(lines: readonly SpanishLine[], start: string): [string, string | null][] {
  const from = lines.findIndex(({ es }) => es === start)
  const rest = lines.slice(from + 1)
  const end = rest.findIndex(({ role }) => role === 'heading' || role === 'total')
  return rest.slice(0, end < 0 ? undefined : end).map(({ es, value }) => [es, value])
}

test('[EP1] a refinance estimate has the words and figures of the official Spanish form, in its order', () => {
  const lines = spanishLines(refinance())
  expect(below(lines, 'A. Gastos por tramitación')).toEqual([
    ['.5 % del monto del préstamo (Puntos)', '$750'],
    ['Cargo por tramitación', '$450'],
    ['Cargo por el estudio del crédito', '$500'],
    ['Cargo por la solicitud del préstamo', '$250'],
  ])
  expect(below(lines, 'B. Servicios que usted no puede contratar')).toEqual([
    ['Cargo por control de zonas de inundación', '$45'],
    ['Cargo por determinación de zonas de inundación', '$25'],
    ['Cargo por fiscalización tributaria', '$65'],
    ['Cargo por informe de crédito', '$30'],
    ['Cargo por investigación sobre situación tributaria', '$45'],
    ['Cargo por valoración de la vivienda', '$425'],
  ])
  expect(below(lines, 'F. Pagos anticipados')).toEqual([
    ['Impuestos sobre la propiedad (6 meses)', '$632'],
    ['Pago anticipado de intereses ($17.71 diarios durante 15 días a la tasa de 4.25 %)', '$266'],
    ['Prima del seguro de hipoteca (1 meses)', '$82'],
    ['Prima del seguro de la vivienda (6 meses)', '$605'],
  ])
  const escrow = 'G. Pago inicial de la cuenta en depósito para impuestos y seguros de la vivienda al cierre'
  expect(below(lines, escrow)).toEqual([
    ['Impuestos sobre la propiedad de $105.30 por mes durante 2 meses', '$211'],
    ['Seguro de hipoteca de por mes durante meses', null],
    ['Seguro de la vivienda de $100.83 por mes durante 2 meses', '$202'],
  ])
  expect(lines.every(({ official }) => official)).toBe(true)
})

test('[EP2] words beside the figures are told in Spanish, days and money stay as printed', () => {
  const values = new Map(spanishLines(refinance()).map(({ en, value }) => [en, value]))
  expect(values.get('LOAN TERM')).toBe('30 años')
  expect(values.get('PURPOSE')).toBe('Refinanciamiento')
  expect(values.get('PRODUCT')).toBe('Tasa fija')
  expect(values.get('DATE ISSUED')).toBe('2/15/2013')
  expect(values.get('RATE LOCK')).toBe('SÍ, hasta el 4/16/2013 a las 5:00 p. m. EDT')
  expect(values.get('EST. PROP. VALUE')).toBe('$180,000')
  expect(spanishLines(refinance()).map(({ es }) => es)).toContain(
    'Incluye $3,521 por costos del préstamo + $2,078 por otros costos – $500 por créditos del prestamista. Consulte los detalles en la página 2.',
  )
})

test('[EP3] page 3 goes by the Spanish alphabet, and a marked box tells its own sentence alone', () => {
  const lines = spanishLines(refinance())
  const heads = lines.filter(({ role, page, level }) => role === 'heading' && page === 3 && level === 2)
  expect(heads.map(({ es }) => es)).toEqual([
    'Aceptación del préstamo',
    'Administración del préstamo',
    'Pago atrasado',
    'Refinanciamiento',
    'Responsabilidad luego de la ejecución de la hipoteca',
    'Seguro de la vivienda',
    'Supuestos',
    'Valoración de la vivienda',
  ])
  const said = lines.map(({ es }) => es)
  expect(said).toContain('transferir los servicios de administración de su préstamo.')
  expect(said.join(' ')).not.toContain('brindarle servicios')
  expect(said).toContain(
    'Si su pago presenta un retraso de más de 15 días, le cobraremos un recargo de 5% sobre el monto total de los intereses y el capital que paga mensualmente.',
  )
})

test('[EP4] a disclosure is told on the six pages of the Spanish form, each amount with its column', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const line = { ...blankLine('B', 'Credit Report Fee'), to: 'Information Inc.', paid_before: 2_980 }
  const lines = spanishLines({ ...disclosure, lines: [...disclosure.lines, line] })
  expect([...new Set(lines.map(({ page }) => page))]).toEqual([1, 2, 3, 4, 5, 6])
  expect(lines).toContainEqual(
    expect.objectContaining({
      es: 'Cargo por informe de crédito',
      value: '$29.80',
      column: expect.objectContaining({ es: 'Pagados por el deudor Antes del cierre' }),
    }),
  )
  expect(lines.map(({ es }) => es)).toContain('B. Servicios que el deudor no contrato')
})

test.each([
  ['5 Year Interest Only, 5/3 Adjustable Rate', 'Por 5 años pago de intereses solamente, 5/3 tasa ajustable'],
  ['Year 7 Balloon Payment, Fixed Rate', 'Año 7 cuota extraordinaria, tasa fija'],
  ['Year 5 Negative Amortization, 1/1 Adjustable Rate', 'Año 5 amortización negativa, 1/1 tasa ajustable'],
])('[EP5] the product %s is told as the samples tell it', (product, es) => {
  const disclosure = refinance()
  disclosure.values.product = product
  expect(spanishLines(disclosure)).toContainEqual(expect.objectContaining({ en: 'PRODUCT', value: es, official: true }))
})

test('[EP5] the sentences of a loan that changes are told one by one, with or without their dots', () => {
  const disclosure = refinance()
  disclosure.values.interest_rate_words =
    'Adjusts every 3 years starting in year 6 • Can go as high as 12% in year 15 See AIR Table on page 2 for details'
  disclosure.values.interest_only_payments = 'YES for your first 60 payments'
  disclosure.values.first_payment_change = '$1,028 – $1,359 at 61st payment'
  disclosure.values.subsequent_rate_changes = 'Every 36th month after first change'
  const lines = spanishLines(disclosure)
  const said = lines.map(({ es, value }) => value ?? es)
  expect(said).toEqual(
    expect.arrayContaining([
      'Se ajusta cada tres años a partir del año 6',
      'Puede subir hasta el 12 % en el año 15',
      'Para obtener más información, consulte la tabla de tasas de interés ajustable (TIA) en la página 2',
      'SÍ para los primeros 60 pagos',
      '$1,028 – $1,359 en el pago 61',
      'Cada 36 meses después del primer cambio',
    ]),
  )
})

test('[EP6] whose words they are is said; a charge that nobody translated stays in English', () => {
  const disclosure = refinance()
  disclosure.lines.push(
    { ...blankLine('C', 'Zephyr Coordination Charge'), amount: 100 },
    { ...blankLine('C', 'Notary Fee'), amount: 200 },
  )
  const lines = spanishLines(disclosure)
  expect(lines).toContainEqual(
    expect.objectContaining({ en: 'Zephyr Coordination Charge', es: 'Zephyr Coordination Charge', official: false }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ es: 'Cargo de notaría', official: false, value: '$2' }))
})

test('[EP7] of every paper each charge is told once, with the very figures of the English paper', () => {
  fc.assert(
    fc.property(randomDisclosure, disclosure => {
      const lines = spanishLines(disclosure)
      const figures = (text: string | null) => (text ?? '').replace(/\D/g, '')
      for (const { value, enValue } of lines) expect(figures(value)).toBe(figures(enValue))
      disclosure.lines.forEach((line, at) => {
        if (line.amount === null || line.label.startsWith('Lender Credits')) return
        expect(lines.filter(({ path }) => path === `lines.${at}.amount`)).toHaveLength(1)
      })
      expect(lines.filter(({ es, en, value }) => `${en}${es}${value}`.includes('{'))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('[EP3] [EP8] of a paper of which little is known, only that is told', () => {
  const disclosure = blankDisclosure('loan-estimate')
  disclosure.values.loan_amount = 20_000_000
  expect(spanishLines(disclosure).map(({ es, value }) => [es, value])).toEqual([
    ['Estimación de Préstamo', null],
    ['Términos del préstamo', null],
    ['Monto del préstamo', '$200,000'],
  ])
})

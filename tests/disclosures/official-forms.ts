/** A proof reads forms that are not in the repository; their figures lie beside them. */
export interface SampleForm {
  form: string
  page1: Record<string, unknown>
  page2: Record<string, unknown>
  page3: Record<string, unknown>
  page5?: Record<string, unknown>
}

/** Every figure of a form as its samples file has it, and as `npm run papers` prints it. */
export function sampleFigures(
  sample: SampleForm,
  json: DisclosureJson,
): { name: string; wanted: unknown; read: unknown }[] {
  const figures: { name: string; wanted: unknown; read: unknown }[] = []
  const add = (name: string, wanted: unknown, read: unknown) =>
    figures.push({ name, wanted: plain(wanted), read: plain(read) })
  const { values } = json
  const first = sample.page1
  const days = ['date_issued', 'closing_date', 'disbursement_date'].filter(key => key in first)
  for (const key of days) add(key, isoDay(String(first[key])), values[key])
  const same = [
    'purpose',
    'product',
    'loan_id',
    'loan_amount',
    'principal_and_interest',
    'closing_costs',
    'cash_to_close',
  ]
  for (const key of same) add(key, first[key], values[key])
  add('sale_price', first.sale_price_or_value, values.sale_price)
  add('interest_rate', Number.parseFloat(String(first.interest_rate)), values.interest_rate)
  add('loan_term', Number.parseInt(String(first.loan_term), 10) * 12, values.loan_term_months)
  add('taxes', first.taxes_insurance_assessments_monthly, values.taxes_insurance_assessments)
  add('prepayment_penalty', String(first.prepayment_penalty).toLowerCase(), values.prepayment_penalty)
  add('balloon_payment', String(first.balloon_payment).toLowerCase(), values.balloon_payment)
  if ('rate_lock' in first) {
    add('rate_lock_until', isoDay(/until (\S+)/.exec(String(first.rate_lock))?.[1] ?? ''), values.rate_lock_until)
    add(
      'closing_costs_expire',
      isoDay(String(first.closing_costs_expire).split(' ')[0] ?? ''),
      values.closing_costs_expire,
    )
  }
  const projected = first.projected_payments as Record<
    'columns' | 'principal_and_interest' | 'mortgage_insurance' | 'escrow' | 'total',
    string[]
  >
  projected.columns.forEach((label, at) => {
    add(`column ${at}`, label, json.payments[at]?.label)
    for (const key of ['principal_and_interest', 'mortgage_insurance', 'escrow', 'total'] as const) {
      add(`column ${at} ${key}`, amount(projected[key][at] ?? ''), json.payments[at]?.[key])
    }
  })
  for (const [section, { total, lines }] of Object.entries(sectionsOf(sample))) {
    add(`section_${section}`, total, values[`section_${section}`])
    const own = json.lines.filter(line => line.section === section)
    lines.forEach((line, at) => {
      const read = own[at]
      add(`${section} ${at} amount`, line.amount ?? line.borrower_at_closing ?? null, read?.amount ?? null)
      if (json.kind === 'loan-estimate') return
      add(`${section} ${at} before`, line.borrower_before_closing ?? null, read?.paid_before)
      add(`${section} ${at} seller`, line.seller_at_closing ?? line.seller_before_closing ?? null, read?.seller_paid)
      add(`${section} ${at} others`, line.paid_by_others ?? null, read?.paid_by_others)
    })
  }
  const end = sample.page5 ?? sample.page3
  for (const key of [
    'in_5_years_total',
    'in_5_years_principal',
    'total_of_payments',
    'finance_charge',
    'amount_financed',
  ]) {
    if (key in end) add(key, end[key], values[key])
  }
  for (const key of ['apr', 'tip']) add(key, Number.parseFloat(String(end[key])), values[key])
  const table = (sample.page2.cash_to_close ?? sample.page3.cash_to_close) as Record<
    string,
    number | { final: number; loan_estimate: number }
  >
  const cash = Object.values(json.cash)
  for (const [label, row] of Object.entries(table)) {
    if (typeof row === 'number')
      add(
        label,
        true,
        cash.some(({ amount }) => amount === row),
      )
    else
      add(
        label,
        true,
        cash.some(({ amount, estimate }) => amount === row.final && estimate === row.loan_estimate),
      )
  }
  const summaries = [sample.page3.borrower_summary, sample.page3.seller_summary].flat() as (
    | { label: string; amount: number }
    | undefined
  )[]
  for (const line of summaries.filter(line => line && /^\d\d /.test(line.label))) {
    add(
      line?.label ?? '',
      true,
      (json.summaries ?? []).some(own => own.amount === line?.amount && `${own.number} ${own.label}` === line?.label),
    )
  }
  return figures
}

export interface DisclosureJson {
  kind: string
  values: Record<string, unknown>
  lines: {
    section: string
    amount: number | null
    paid_before?: unknown
    seller_paid?: unknown
    paid_by_others?: unknown
  }[]
  payments: Record<string, unknown>[]
  cash: Record<string, { amount: number | null; estimate?: number | null }>
  summaries?: { number: string; label: string; amount: number }[]
  checks: { name: string; ok: boolean }[]
  unsure: string[]
}

type Line = Record<
  | 'amount'
  | 'borrower_at_closing'
  | 'borrower_before_closing'
  | 'seller_at_closing'
  | 'seller_before_closing'
  | 'paid_by_others',
  number | undefined
>

function sectionsOf(sample: SampleForm): Record<string, { total: number; lines: Line[] }> {
  const { loan_costs, other_costs, sections } = sample.page2 as Record<
    string,
    Record<string, { total: number; lines: Line[] }> | undefined
  >
  return { ...loan_costs, ...other_costs, ...sections }
}

function isoDay(text: string): string {
  const [month = '', day = '', year = ''] = text.split('/')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function amount(text: string): number {
  return text === '—' ? 0 : Number(text.replace(/[$,]/g, ''))
}

function plain(value: unknown): unknown {
  return value === undefined ? null : value
}

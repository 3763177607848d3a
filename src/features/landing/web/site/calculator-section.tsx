import { formatMoney } from '#domain/figures.ts'
import { calculate, DEFAULT_TERM_YEARS, PLACEHOLDERS } from '#features/landing/calculator.ts'
import { calculatorSectionWords } from '#features/landing/words.ts'
import { Island } from '#web/site/island.tsx'
import { openTool } from '#web/site/links.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Section } from './section.tsx'

export function CalculatorSection() {
  return (
    <Section id="calculator" title={calculatorSectionWords.calculatorTitle} intro={calculatorSectionWords.paymentHint}>
      <Island name="landing/calculator" wake="visible" component={CalculatorForm} props={{}} />
      <p className="mt-6">
        <a
          className="inline-flex min-h-11 items-center text-action-text underline"
          href={openTool('/dashboard/payment-breakdown')}
        >
          {calculatorSectionWords.withTax}
        </a>
      </p>
    </Section>
  )
}

const FIELDS = [
  {
    name: 'home_price',
    label: calculatorSectionWords.homePrice,
    sign: '$',
    placeholder: PLACEHOLDERS.home_price,
    value: '500,000',
  },
  {
    name: 'down_payment',
    label: calculatorSectionWords.downPayment,
    sign: '$',
    placeholder: PLACEHOLDERS.down_payment,
    value: '100,000',
  },
  {
    name: 'rate',
    label: calculatorSectionWords.interestRate,
    unit: '%',
    placeholder: PLACEHOLDERS.rate,
    value: PLACEHOLDERS.rate,
  },
  { name: 'term', label: calculatorSectionWords.loanTerm, unit: 'years', value: String(DEFAULT_TERM_YEARS) },
]

/** What is seen before anything is typed: the loan that stands in the fields. */
function exampleFigures(): [string, string][] {
  const answer = calculate({ ...PLACEHOLDERS, term: String(DEFAULT_TERM_YEARS) })
  if ('problem' in answer) throw new Error('The placeholders are no loan')
  const { monthly_payment, total_interest, total_payment } = answer.figures
  return [
    ['Monthly payment', formatMoney(monthly_payment)],
    ['Total interest', formatMoney(total_interest)],
    ['Total payment', formatMoney(total_payment)],
  ]
}

function CalculatorForm() {
  const [payment, ...totals] = exampleFigures()
  return (
    <div className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-lift lg:grid-cols-[1.1fr_1fr]">
      <form noValidate className="min-w-0 p-5 noscript:hidden sm:p-8">
        <div className="grid gap-5 sm:grid-cols-2">
          {FIELDS.map(({ name, label, sign, unit, placeholder, value }) => (
            <div key={name} className="min-w-0">
              <label htmlFor={`calculator-${name}`} className="mb-1.5 block text-sm font-[560]">
                {label}
              </label>
              <div className="control control-box">
                {sign && (
                  <span className="mr-1.5 text-muted" aria-hidden="true">
                    {sign}
                  </span>
                )}
                <input
                  id={`calculator-${name}`}
                  name={name}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder={placeholder}
                  defaultValue={value}
                  aria-describedby="calculator-help"
                />
                {unit && <span className="pr-3.5 text-muted">{unit}</span>}
              </div>
            </div>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
          <button type="submit" className={buttonLook('primary', 'lg')}>
            {calculatorSectionWords.calculate}
          </button>
          <p id="calculator-help" role="status" className="min-w-0 flex-1 basis-48 text-sm text-muted" />
        </div>
      </form>
      <div className="border-line bg-action-soft p-5 max-lg:border-t sm:p-8 lg:border-l">
        <p data-part="about" className="text-sm text-action-text">
          {calculatorSectionWords.exampleHomeDownYears}
        </p>
        <dl aria-live="polite" className="mt-4 grid grid-cols-pairs gap-x-4">
          <div className="col-span-full mb-6 border-b border-line pb-5">
            <dt className="text-sm">{payment?.[0]}</dt>
            <dd data-part="monthly_payment" className="serif num text-5xl">
              {payment?.[1]}
            </dd>
          </div>
          {totals.map(([label, figure]) => (
            <div key={label}>
              <dt className="text-sm">{label}</dt>
              <dd data-part={label.toLowerCase().replace(' ', '_')} className="num text-xl font-[560]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 hidden text-sm noscript:block">{calculatorSectionWords.calculatorWithoutScripts}</p>
      </div>
    </div>
  )
}

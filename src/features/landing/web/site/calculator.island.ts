import { formatMoney, formatRate } from '#domain/figures.ts'
import { LOCALE } from '#domain/locale.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import {
  CALCULATOR_WORDS,
  calculate,
  canCalculate,
  type LoanFigures,
  type TypedLoan,
} from '#features/landing/calculator.ts'
import { calculatorIslandWords } from '#features/landing/words.ts'

/** Brings the landing page's calculator to life. Plain DOM: a page of text should not fetch a framework for four fields. */
export default function wakeCalculator(box: HTMLElement): void {
  const form = part<HTMLFormElement>(box, 'form')
  const button = part<HTMLButtonElement>(form, 'button')
  const help = part(form, '[role=status]')

  const typed = () => Object.fromEntries(new FormData(form)) as unknown as TypedLoan

  function follow(): void {
    const ready = canCalculate(typed())
    button.disabled = !ready
    help.textContent = ready ? '' : calculatorIslandWords.figuresMissing
  }

  form.addEventListener('input', follow)
  form.addEventListener('focusout', event => {
    const { target } = event
    if (target instanceof HTMLInputElement) target.value = tidied(target)
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    const loan = typed()
    if (!canCalculate(loan)) return
    const answer = calculate(loan)
    help.textContent = 'problem' in answer ? CALCULATOR_WORDS[answer.problem] : ''
    if ('figures' in answer) show(box, loan, answer.figures)
  })
  // The browser may have brought back what was typed before a reload.
  follow()
}

function show(box: HTMLElement, { home_price, down_payment, rate, term }: TypedLoan, figures: LoanFigures): void {
  part(box, '[data-part=about]').textContent = calculatorIslandWords.about(
    formatMoney(parseMoney(home_price)),
    formatMoney(parseMoney(down_payment)),
    formatRate(parsePercent(rate)),
    parseMoney(term),
  )
  for (const [name, amount] of Object.entries(figures)) {
    part(box, `[data-part=${name}]`).textContent = formatMoney(amount)
  }
  // On a phone the answer stands below the fold.
  part(box, 'dl').scrollIntoView({ block: 'nearest' })
}

/** Amounts get their commas when the field is left; what is no number stays as it was typed. */
function tidied({ name, value }: HTMLInputElement): string {
  const isMoney = name === 'home_price' || name === 'down_payment'
  const amount = isMoney ? parseMoney(value) : name === 'rate' ? parsePercent(value) : null
  return amount === null ? value : amount.toLocaleString(LOCALE, { maximumFractionDigits: 3 })
}

function part<Part extends HTMLElement = HTMLElement>(inside: ParentNode, selector: string): Part {
  const found = inside.querySelector<Part>(selector)
  if (!found) throw new Error(`The calculator has no ${selector}`)
  return found
}

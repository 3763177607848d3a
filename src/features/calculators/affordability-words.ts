import {
  COMFORTABLE_DEBTS,
  COMFORTABLE_HOME,
  HIGHEST_DEBTS,
  LENDER_DEBTS,
  RESERVE_MONTHS,
  TAX_ESCROW_MONTHS,
} from '#domain/affordability.ts'
import { formatDay, unbroken } from '#domain/day-words.ts'
import { formatMoney, formatPercent, formatRate, signed } from '#domain/figures.ts'
import { INSURANCE_RANGE, PREMIUM_RATES, USUAL_INSURANCE_RATE, USUAL_PMI_RATE } from '#domain/housing-cost.ts'
import { plural } from '#domain/plural.ts'
import { TAX_YEAR, USUAL_TAX_RATE } from '#domain/property-tax.ts'
import { BASE_RATE, BASE_RATE_DAY } from '#domain/rate-estimate.ts'
import { buyerWords, type MarketNote, marketNote } from '#features/comparison/market-words.ts'
import { type AffordabilityAnswer, LESS_DEBT, MORE_SAVINGS, type Mover } from './affordability.ts'

export const affordabilityWords = {
  title: 'How much home can you afford?',
  description: 'The price that leaves you room, the one lenders may accept, and the cash it needs.',
  nextHome: 'For a home you might buy next: the price that leaves you room, and the cash it needs.',
  refinanceTitle: 'Refinancing? The price is behind you',
  refinanceText:
    'What counts now is whether a new loan costs less than the one you have. The comparison answers that first.',
  toComparison: 'Open the comparison',
  example: 'An example. Type your own figures and everything follows.',
  waiting: 'Enter your yearly income to see what you can afford.',
  noPrice: 'With these debts, no price leaves you room.',
  lead: 'You’d be comfortable up to about',
  repairs: (price: number) =>
    `Many owners set aside about 1% of the price a year for repairs: ${thousandths(price)} a month.`,
} as const

function thousandths(price: number): string {
  return formatMoney(price / 1200)
}

/** Figures nobody has a bill for yet are not shown to the dollar. */
export function aboutMoney(amount: number): string {
  return formatMoney(Math.floor(amount / 1000) * 1000)
}

/** How one price sits against the two lines. */
export function fitWords({ at, comfortable, lender }: AffordabilityAnswer): string {
  const home = `A home at ${formatMoney(at.price)}`
  if (at.price <= comfortable * 0.97) return `${home} fits, with room to spare.`
  if (at.price <= comfortable) return `${home} fits, with little room to spare.`
  if (at.price <= lender) return `${home} is a stretch: a lender may say yes, but your month gets tight.`
  return `${home} is beyond what many lenders accept for these figures.`
}

export function limitWords({ limited_by, means }: AffordabilityAnswer): string {
  if (limited_by === 'savings')
    return `Your savings set this line: they have to pay for everything at closing, with ${RESERVE_MONTHS} months of payments left.`
  if (limited_by === 'debts') return `Your debts of ${formatMoney(means.monthly_debts)} a month set this line.`
  return 'Your income sets this line.'
}

export function bandWords({ means }: AffordabilityAnswer): { name: string; words: string }[] {
  const pay = means.annual_income / 12
  return [
    {
      name: 'Comfortable',
      words: `The home takes at most ${COMFORTABLE_HOME}% of your pay before tax (${formatMoney((pay * COMFORTABLE_HOME) / 100)} a month), home and debts at most ${COMFORTABLE_DEBTS}%, and ${RESERVE_MONTHS} months of payments stay in the bank.`,
    },
    {
      name: 'Stretch',
      words: `A lender may say yes: home and debts stay within ${LENDER_DEBTS}% of your pay, and your savings pay for closing. Your month gets tight.`,
    },
    {
      name: 'Beyond',
      words: `Fewer lenders say yes. There’s no federal limit anymore; some programs go to ${HIGHEST_DEBTS}%. A bigger down payment or smaller debts would move it.`,
    },
  ]
}

export function monthWords({ at, rate_from, means }: AffordabilityAnswer): string {
  const figure = formatRate(at.annual_rate)
  const rate = { typed: figure, survey: `${figure} (what lenders averaged)`, estimate: `${figure} (our guess)` }[
    rate_from
  ]
  return `At ${formatMoney(at.price)} with ${formatPercent(means.down_percent)} down and ${rate}, 30 years`
}

/** Both ratios, named. */
export function ratioWords({ at, means }: AffordabilityAnswer): string {
  const pay = means.annual_income / 12
  const debts = means.monthly_debts
  const today = `Your debts today take ${formatPercent((debts / pay) * 100)} of your pay before tax; with this home it’s ${formatPercent(at.debt_ratio)}.`
  const left = pay - at.month.total - debts
  return left > 0 ? `${today} ${formatMoney(left)} is left each month, before income tax.` : today
}

export function cashWords({ at, means }: AffordabilityAnswer): string {
  if (means.savings === null) return 'Enter your savings to see if they’re enough.'
  const left = means.savings - at.cash.total
  if (left < 0) return `That’s ${formatMoney(-left)} more than you have saved.`
  const months = Math.floor(left / at.month.total)
  if (months < 1) return 'Less than one month of payments is left. Lenders often ask for two or more.'
  return `That’s about ${plural(months, { one: '1 month', other: `${months} months` })} of home payments kept back.`
}

/** What somebody may have to pay at closing that we cannot guess. */
export function notInCashWords({ means }: AffordabilityAnswer): string {
  return means.agent_percent
    ? 'Not in it: transfer and mortgage taxes, owner’s title insurance, the settlement fee, moving. Ask the closing agent.'
    : 'Not in it: your own agent, if you agreed to pay one (often 2% to 3% of the price), transfer and mortgage taxes, owner’s title insurance, the settlement fee, moving. Ask the closing agent.'
}

/** Whose the fees are, and how old our guess of them is. */
export function feesWords({ fees_source }: AffordabilityAnswer): string {
  const ahead = `Paid ahead are a year of insurance and up to ${TAX_ESCROW_MONTHS} months of taxes.`
  return fees_source === 'guessed'
    ? `Fees are our guesses; an appraisal and a credit report often cost more today. ${ahead}`
    : `Fees are those of your offer. ${ahead}`
}

/** What our own estimate would come to, beside the figure at the survey's rate. */
export function secondWords({ second }: AffordabilityAnswer): MarketNote | null {
  if (!second) return null
  const note = marketNote(second.gap, second.monthly, second.is_known_buyer ? buyerWords.you : buyerWords.goodCredit)
  return { ...note, gap: `${note.gap} At that rate you’d be comfortable to about ${aboutMoney(second.comfortable)}.` }
}

export function moverWords(kind: Mover['kind'], { rate, means }: AffordabilityAnswer): string {
  const words: Record<Mover['kind'], string> = {
    'rate-down': `if your rate were ${formatRate(Math.max(0, rate - 0.5))}`,
    'rate-up': `if your rate were ${formatRate(rate + 0.5)}`,
    'less-debt': `if you paid off ${formatMoney(LESS_DEBT)} a month of debt`,
    'more-savings': `if you had saved ${formatMoney(MORE_SAVINGS)} more`,
    'more-down': `if you put ${formatPercent(means.down_percent + 5)} down`,
    'less-down': `if you put ${formatPercent(means.down_percent - 5)} down`,
  }
  return words[kind]
}

/** `+$20,000`, or what it does to the other line when this one stays. */
export function moveWords({ comfortable, lender }: Mover): { change: string; note: string | null } {
  const moves = (amount: number) => signed(amount, size => formatMoney(Math.round(size / 1000) * 1000))
  if (Math.abs(comfortable) >= 1000) return { change: moves(comfortable), note: null }
  if (Math.abs(lender) < 1000) return { change: 'No change', note: null }
  return { change: 'No change', note: `Only the stretch moves, by ${moves(lender)}.` }
}

export const affordabilityQuestions = [
  {
    question: 'Where do the two prices come from?',
    answer: `Comfortable keeps the home within ${COMFORTABLE_HOME}% of your pay before tax and home with debts within ${COMFORTABLE_DEBTS}%, two old rules of thumb. The stretch ends at ${LENDER_DEBTS}%, a line that many lenders still use. Since 2021 no federal rule names a percentage; Fannie Mae and Freddie Mac may go to ${HIGHEST_DEBTS}%.`,
  },
  {
    question: 'Which rate is used?',
    answer: `Yours, if you type one. Otherwise what lenders averaged in Freddie Mac’s weekly survey, which is of buyers with excellent credit and 20% down. Our own estimate stands second: it starts at ${formatRate(BASE_RATE)}, a fixed figure of ours, last reviewed on ${unbroken(formatDay(BASE_RATE_DAY))}. It isn’t a market rate or an offer.`,
  },
  {
    question: 'What is guessed?',
    answer: `Property tax is our rough guess for your state. Without a state it’s about ${USUAL_TAX_RATE}%, the country’s average of ${TAX_YEAR} (American Community Survey). Counties differ widely, so type your own. In some states, such as California and Florida, a sale starts the tax anew. Home insurance is taken as ${USUAL_INSURANCE_RATE}% of the price a year, the same everywhere; by place it runs from about ${INSURANCE_RANGE[0]}% to ${INSURANCE_RANGE[1]}%. Mortgage insurance below 20% down is taken as ${USUAL_PMI_RATE}% of the loan a year. Both are our guesses: ask for a quote. FHA usually takes ${formatRate(PREMIUM_RATES.fha)} and USDA ${formatRate(PREMIUM_RATES.usda)}.`,
  },
  {
    question: 'What is in the cash at closing?',
    answer: `The down payment, our estimate of lender and title fees, and your own agent if you type one. Some things are paid ahead: a year of home insurance and fifteen days of interest. The escrow account takes ${TAX_ESCROW_MONTHS} months of taxes and two of insurance. Lenders take three to six months of taxes; we count the most. Transfer and mortgage taxes, owner’s title insurance and the settlement fee aren’t in it: ask the closing agent. A deposit that you paid with the offer counts toward it.`,
  },
  {
    question: 'Can I keep or share a result?',
    answer: 'Yes. The address of the page holds your figures: bookmark it or send it. Nothing is stored with us.',
  },
] as const

import type { StatementFigure } from '../../servicing/statement.ts'

/** The blocks of a periodic statement (12 CFR 1026.41(d)); no form is prescribed, so each has many names. */
export type Block = 'due' | 'paid' | 'account' | 'activity'

export const HEADINGS: Record<Block, RegExp> = {
  due: /^(explanationof(amountdue|payment|your\w*)|amountduebreakdown|(current|monthly|regular)?payment(breakdown|details|information)|breakdownof(your)?(current)?payment|howyourpaymentis\w*)$/,
  paid: /^(past|prior|previous)payments?(breakdown|summary)?$|^payments?(received|applied|history)$|^breakdownof(past|prior)payments$/,
  account: /^(account|loan|mortgage)(information|summary|details|overview)$/,
  activity: /^(transaction|account|recent)(activity|history|transactions)\w*$|^activitysince\w*$/,
}

/** Column heads of the past payments. */
export const SINCE_LAST =
  /^(amount)?(paid|received)(last|since)\w*$|^(since)?(your)?last(statement|month|bill)\w*$|^(this|current|last)(period|month)$/
export const YEAR_TO_DATE = /yeartodate|^ytd|^paidytd|^(paid)?thisyear|^todate$/

const ESCROW =
  /^(?!.*(balance|shortage|advance|analysis))(escrow|impound)(taxes|tax|payment|amount|portion|and|\/|impound|for|insurance|account|$)/
const FEES =
  /^(total)?(late)?(fees?|charges?)(and|&)?(other)?(fees?|charges?|charged|due|paid)*$|^otherfees$|^latecharges?$/

/** What a label means in the block that it stands in. */
export const DUE_LABELS: [figure: StatementFigure, label: RegExp][] = [
  [
    'regular_payment',
    /^(your)?(total)?(regular|current)?monthlypayment(amount|due)?$|^(regular|current)payment(amount|due)?$|^regularmonthlypayment(amount)?$/,
  ],
  ['principal_due', /^principal(amount|portion|due)?$/],
  ['interest_due', /^interest(amount|portion|due)?$/],
  ['escrow_due', ESCROW],
  ['insurance_due', /^(private)?mortgageinsurance(premium)?$|^pmi$|^mip$|^mortgageins(urance)?$/],
  ['fees_due', FEES],
  ['past_due', /^(overdue|pastdue|unpaid)(payments?)?(amounts?)?(\d\w*)?$/],
  ['amount_due', /^total(amount|payment)?due$|^total$/],
]

export const PAID_LABELS: [figure: StatementFigure, label: RegExp][] = [
  ['principal_paid', /^principal(paid|amount)?$/],
  ['interest_paid', /^interest(paid|amount)?$/],
  ['escrow_paid', ESCROW],
  ['fees_paid', FEES],
  ['suspense_paid', /^(partialpayments?|unapplied|suspense)(\w*)$/],
  ['total_paid', /^total(s|paid|payments?|received)*$/],
]

/** Labels that mean the same wherever they stand. */
export const EVERYWHERE: [figure: StatementFigure, label: RegExp][] = [
  [
    'principal_balance',
    /^(outstanding|unpaid|current|remaining|interestbearing)?principal(balance|outstanding)(not\w*|thisisnot\w*)?$|^(outstanding|unpaid)principal(not\w*)?$/,
  ],
  ['amount_due', /^(total|current)?(amount|payment)due(by|on)?\d*$/],
]

export const RATE = /^(current|your|annual)?interestrate(\w*)$/
export const DUE_DAY =
  /^(next)?payment(due)?date$|^paymentdue(on|by)?$|^duedate$|^nextduedate$|^currentpaymentdue(date)?$/
export const STATEMENT_DAY = /^(statement|billing|bill)date$|^dateofstatement$|^statementdated$/

/** Titles of disclosures that have some of these labels and are another disclosure. */
export const OTHER_DISCLOSURES =
  /escrowaccount(disclosure|analysis|statement|review)|annualescrow|escrowanalysis|escrowdisclosure|payoffstatement|payoffquote|payoffletter|requestforpayoff|amortizationschedule|form1098|mortgageintereststatement/

export const TITLES =
  /(mortgage|billing|loan|periodic|monthly|homeloan)(account|loan|billing)?statement|statementofaccount/

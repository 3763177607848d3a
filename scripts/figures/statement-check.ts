import { settledMethod } from '#domain/servicing/day-count.ts'
import {
  type ServicedLoan,
  STATEMENT_FIGURES,
  type Statement,
  type StatementFee,
  type StatementFigures,
} from '#domain/servicing/statement.ts'
import type { StatementCheck } from '#domain/servicing/statement-check.ts'
import { checkStatement } from '#domain/servicing/statement-checks.ts'
import { suspects } from '#domain/servicing/statement-suspects.ts'
import type { JsonFields } from './fields.ts'

/** A statement held against the loan and the statement before: every check, and the figures that explain what is odd. */
export function checkJson(file: JsonFields) {
  const loan = loanOf(file.object('loan'))
  const statement = statementOf(file.object('statement'))
  const before = file.has('before') ? statementOf(file.object('before')) : undefined
  const settled_method = settledMethod(loan, before ? [before, statement] : [statement]) ?? undefined
  const extra_principal = file.has('extra_principal') ? file.cents('extra_principal') : undefined
  const checks = checkStatement({ loan, statement, before, extra_principal, settled_method })
  return {
    all_ok: checks.every(({ status }) => status === 'ok'),
    day_count: settled_method ?? null,
    odd_figures: suspects(checks),
    checks: checks.map(({ code, status, figure, printed, expected, method }) => ({
      check: code,
      status,
      figure,
      printed: shown(figure, printed),
      expected: shown(figure, expected),
      ...(method && { method }),
    })),
  }
}

/** Cents as dollars; a rate and a day are themselves. */
function shown(figure: StatementCheck['figure'], value: StatementCheck['printed']): StatementCheck['printed'] {
  return typeof value === 'number' && figure !== 'rate_percent' ? value / 100 : value
}

function loanOf(file: JsonFields): ServicedLoan {
  const due = (name: string) => (file.has(name) ? file.day(name) : undefined)
  const from = due('from') ?? '1970-01-01'
  return {
    terms: file.has('terms')
      ? file.objects('terms').map(termsOf)
      : [
          {
            from,
            rate_percent: file.percent('rate_percent'),
            principal_and_interest: file.cents('principal_and_interest'),
          },
        ],
    escrow: file.has('escrow') ? [{ from, cents: file.cents('escrow') }] : undefined,
    late_fee: file.has('late_fee_percent')
      ? { percent: file.percent('late_fee_percent'), grace_days: file.whole('grace_days', { min: 0, max: 365 }) }
      : undefined,
    insurance_ends: due('insurance_ends'),
    is_current: file.has('is_current') ? file.flag('is_current') : undefined,
    first_payment_on: due('first_payment_on'),
    plan: file.has('plan') ? file.oneOf('plan', ['monthly', 'biweekly', 'modified']) : undefined,
    transfers: file.has('transferred_on') ? [file.day('transferred_on')] : undefined,
  }
}

function termsOf(file: JsonFields) {
  return {
    from: file.day('from'),
    rate_percent: file.percent('rate_percent'),
    principal_and_interest: file.cents('principal_and_interest'),
  }
}

function statementOf(file: JsonFields): Statement {
  const figures: StatementFigures = {}
  for (const name of STATEMENT_FIGURES) if (file.has(name)) figures[name] = file.cents(name)
  const due = (name: string) => (file.has(name) ? file.day(name) : undefined)
  return {
    due_on: file.day('due_on'),
    statement_on: due('statement_on'),
    rate_percent: file.has('rate_percent') ? file.percent('rate_percent') : undefined,
    late_after: due('late_after'),
    figures,
    fees: file.has('fees') ? file.objects('fees').map(feeOf) : undefined,
  }
}

function feeOf(file: JsonFields): StatementFee {
  const day = (name: string) => (file.has(name) ? file.day(name) : undefined)
  return {
    cents: file.cents('amount'),
    kind: file.has('kind') ? file.oneOf('kind', ['late', 'other']) : 'other',
    charged_on: day('charged_on') ?? null,
    reason: file.has('reason') ? file.text('reason') : null,
    payment_due: day('payment_due'),
    payment_received: day('payment_received'),
  }
}

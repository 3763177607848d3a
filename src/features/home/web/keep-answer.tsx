import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatRate } from '#domain/figures.ts'
import type { SurveyRate } from '#domain/survey-rate.ts'
import { firstNumber, keepVerdict } from '#features/comparison/keep.ts'
import { averageWords, cashRateWords, keepVerdictWords, keepWords } from '#features/comparison/keep-words.ts'
import { Card } from '#web/ui/card.tsx'
import type { RefinanceFacts } from '../refinance.ts'
import { refinanceHomeWords as words } from '../refinance-words.ts'

interface KeepAnswerProps {
  facts: RefinanceFacts
  years: number
  survey: SurveyRate
}

/** The first question of a refinance: what it saves and from which month, or at which rate it would. */
export function KeepAnswer({ facts, years, survey }: KeepAnswerProps) {
  const { figure, title, detail } = answerOf(facts, years, survey)
  return (
    <Card>
      <p className="text-muted">{words.question}</p>
      <p className="serif num mt-1 text-4xl sm:text-5xl">{figure}</p>
      <h2 className="mt-3 text-xl">{title}</h2>
      <p className="mt-1 max-w-prose text-muted">{detail}</p>
      <Link
        to="/dashboard/comparison"
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-[560] text-action-text underline underline-offset-4"
      >
        {words.compare}
        <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
    </Card>
  )
}

function answerOf({ loan, loan_amount, offers, rated, names }: RefinanceFacts, years: number, survey: SurveyRate) {
  const verdict = keepVerdict({ loan, loan_amount, months: years * 12, costs_in_loan: false }, offers, rated)
  if (verdict.offers.every(one => one === null)) {
    const number = firstNumber(loan, loan_amount, years)
    return {
      figure: words.rateOrBelow(formatRate(number.pays_at)),
      title: averageWords(survey, number),
      detail: keepWords.guessedCosts(number.costs, years),
    }
  }
  const said = keepVerdictWords(verdict, names)
  const best = verdict.best === null ? null : verdict.offers[verdict.best]
  if (!best) return { figure: words.keep, ...said }
  if (best.standing === null) return { figure: keepWords.cashCost(cashRateWords(best.cash_rate ?? 0)), ...said }
  const falls = (best.offered_months < loan.months_left ? best.as_offered : best.same_term).payment_falls
  const figure = falls > 0 ? words.less(falls) : words.saved(best.same_term.ahead_when_leaving)
  return { figure, ...said }
}

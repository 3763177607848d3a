import type { GuideArticle } from '#routes/route-map.ts'
import type { Article } from './article.ts'
import { afterClosing } from './articles/after-closing.ts'
import { appraisalAndInspection } from './articles/appraisal-and-inspection.ts'
import { closingCosts } from './articles/closing-costs.ts'
import { closingDay } from './articles/closing-day.ts'
import { closingDisclosure } from './articles/closing-disclosure.ts'
import { compareLenders } from './articles/compare-lenders.ts'
import { creditScore } from './articles/credit-score.ts'
import { debtToIncomeArticle } from './articles/debt-to-income.ts'
import { downPayment } from './articles/down-payment.ts'
import { extraPayments } from './articles/extra-payments.ts'
import { fixedOrAdjustable } from './articles/fixed-or-adjustable.ts'
import { homeInsurance } from './articles/home-insurance.ts'
import { loanEstimate } from './articles/loan-estimate.ts'
import { loanTypes } from './articles/loan-types.ts'
import { monthlyPaymentArticle } from './articles/monthly-payment.ts'
import { mortgageInsurance } from './articles/mortgage-insurance.ts'
import { papersToGather } from './articles/papers-to-gather.ts'
import { pointsAndRateLocks } from './articles/points-and-rate-locks.ts'
import { preApproval } from './articles/pre-approval.ts'
import { protectYourCredit } from './articles/protect-your-credit.ts'
import { rateAndApr } from './articles/rate-and-apr.ts'
import { startTheClock } from './articles/start-the-clock.ts'
import { underwriting } from './articles/underwriting.ts'
import { whatAMortgageIs } from './articles/what-a-mortgage-is.ts'

/** Every article of the route map, by slug: one that is not written does not compile. */
export const ARTICLES: Record<GuideArticle, Article> = {
  'what-a-mortgage-is': whatAMortgageIs,
  'fixed-or-adjustable': fixedOrAdjustable,
  'loan-types': loanTypes,
  'rate-and-apr': rateAndApr,
  'credit-score': creditScore,
  'debt-to-income': debtToIncomeArticle,
  'down-payment': downPayment,
  'papers-to-gather': papersToGather,
  'compare-lenders': compareLenders,
  'protect-your-credit': protectYourCredit,
  'loan-estimate': loanEstimate,
  'points-and-rate-locks': pointsAndRateLocks,
  'pre-approval': preApproval,
  'start-the-clock': startTheClock,
  'appraisal-and-inspection': appraisalAndInspection,
  underwriting: underwriting,
  'monthly-payment': monthlyPaymentArticle,
  'closing-costs': closingCosts,
  'mortgage-insurance': mortgageInsurance,
  'extra-payments': extraPayments,
  'closing-disclosure': closingDisclosure,
  'home-insurance': homeInsurance,
  'closing-day': closingDay,
  'after-closing': afterClosing,
}

import { calculatorPageWords } from '#features/calculators/page-words.ts'
import { articlePath } from '#routes/route-map.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import { Island } from '#web/site/island.tsx'
import { openTool } from '#web/site/links.ts'
import type { SitePage } from '#web/site/page.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { payoffQuestions, scenarioWords } from '../../words.ts'
import { PayoffCalculator } from '../payoff-calculator.tsx'

export function calculatorPage(): SitePage {
  return {
    path: '/mortgage-calculator',
    title: calculatorPageWords.extraPaymentsTitle,
    description: calculatorPageWords.extraPaymentsDescription,
    body: (
      <SiteFrame>
        <div className="site-width py-10 lg:py-14">
          <h1 className="text-4xl">{scenarioWords.title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-muted">{scenarioWords.description}</p>
          <p className="mt-2 mb-8 text-muted">
            {calculatorPageWords.monthlyPayment}{' '}
            <a className="text-action-text underline" href={openTool('/dashboard/payment-breakdown')}>
              {calculatorPageWords.paymentBreakdown}
            </a>
          </p>
          <p className="mb-6 hidden rounded-lg border border-line bg-surface p-5 noscript:block">
            {calculatorPageWords.withoutScripts}
          </p>
          <Island name="calculators/payoff" wake="interaction" component={PayoffCalculator} props={{}} />
          <section className="mt-14 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
            <h2 className="text-3xl">{calculatorPageWords.methodTitle}</h2>
            <Accordion items={payoffQuestions.map(({ question, answer }) => ({ title: question, content: answer }))} />
          </section>
          <p className="mt-10 text-muted">
            {calculatorPageWords.payingExtraRightRead}{' '}
            <a className="text-action-text underline" href={articlePath('extra-payments')}>
              {calculatorPageWords.extraPaymentsHeading}
            </a>
          </p>
        </div>
      </SiteFrame>
    ),
  }
}

import type { ReactNode } from 'react'
import { disclosureSampleWords } from '#features/disclosures/site-words.ts'
import { landingPageWords } from '#features/landing/words.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import type { SitePage } from '#web/site/page.ts'
import { CalculatorSection } from './calculator-section.tsx'
import { GuideTeaser } from './guide-teaser.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingData } from './landing-data.tsx'
import { LenderComparison } from './lender-comparison.tsx'
import { LastCall, Questions } from './questions.tsx'
import { RatesAndTasks } from './rates-and-tasks.tsx'
import { Reviews } from './reviews.tsx'
import { Section } from './section.tsx'
import { Stats } from './stats.tsx'
import { WhoRunsIt } from './who-runs-it.tsx'

/** `disclosures` reads a sample disclosure; the feature that owns it brings it. */
export function landingPage(origin: string, disclosures: ReactNode): SitePage {
  return {
    path: '/',
    title: landingPageWords.documentTitle,
    description: landingPageWords.documentDescription,
    head: <LandingData origin={origin} />,
    body: (
      <SiteFrame>
        <Hero />
        <Section id="papers" title={disclosureSampleWords.title} intro={disclosureSampleWords.intro} sunk>
          {disclosures}
        </Section>
        <Stats />
        <HowItWorks />
        <LenderComparison />
        <RatesAndTasks />
        <CalculatorSection />
        <GuideTeaser />
        <Reviews />
        <WhoRunsIt />
        <Questions />
        <LastCall />
      </SiteFrame>
    ),
  }
}

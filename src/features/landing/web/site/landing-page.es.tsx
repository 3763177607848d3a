import { ArrowRight, BookA, BookOpen, Calculator, House, type LucideIcon } from 'lucide-react'
import { LOCALE } from '#domain/locale.ts'
import { disclosureSampleWords } from '#features/disclosures/site-words.ts'
import { chapterId } from '#features/guide/chapter.ts'
import { CHAPTERS } from '#features/guide/chapters.ts'
import { GUIDE_FAQ } from '#features/guide/faq.ts'
import { spanishHomeWords as words } from '#features/landing/landing-words.es.ts'
import { WHO_PAYS } from '#routes/claim-marks.ts'
import { OPERATOR_MARK } from '#routes/operator-details.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import { openTool, TRY_FREE } from '#web/site/links.ts'
import type { SitePage } from '#web/site/page.ts'
import { StructuredData } from '#web/site/structured-data.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { DisclosureCard } from './disclosure-card.es.tsx'
import type * as english from './landing-page.tsx'
import { Section } from './section.tsx'

const PLACES: { name: string; text: string; path: string; icon: LucideIcon }[] = [
  { name: words.guide, text: words.guideText, path: '/mortgage-guide', icon: BookOpen },
  { name: words.glossary, text: words.glossaryText, path: '/mortgage-guide/glossary', icon: BookA },
  { name: words.affordability, text: words.affordabilityText, path: '/affordability-calculator', icon: House },
  { name: words.calculator, text: words.calculatorText, path: '/mortgage-calculator', icon: Calculator },
]

/** Not the English front page in other words: it begins with what is hard for whoever reads papers in another language. */
export const landingPage: typeof english.landingPage = (origin, disclosures): SitePage => ({
  path: '/',
  title: words.title,
  description: words.description,
  head: (
    <StructuredData
      data={{
        '@type': 'WebSite',
        name: 'Keyturn',
        url: new URL(sitePath('/'), origin).href,
        description: words.description,
        inLanguage: LOCALE,
      }}
    />
  ),
  body: (
    <SiteFrame>
      <Hero />
      <Section id="papers" title={disclosureSampleWords.title} intro={disclosureSampleWords.intro}>
        {disclosures}
      </Section>
      <Section id="en-espanol" title={words.inSpanish} sunk>
        <Places />
      </Section>
      <Section id="la-aplicacion" title={words.appTitle} intro={words.appText}>
        <a href={TRY_FREE} className={buttonLook('ghost', 'lg')}>
          {words.openApp}
        </a>
      </Section>
      <Section id="guide" title={words.chapters} sunk>
        <Chapters />
      </Section>
      <section id="faq" className="py-16 lg:py-24">
        <div className="site-width grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
          <h2 className="text-4xl">{words.questions}</h2>
          <Accordion items={GUIDE_FAQ.map(({ question, answer }) => ({ title: question, content: answer }))} />
        </div>
      </section>
      <Section id="who-runs-it" title={words.who} sunk>
        <div className="grid max-w-4xl gap-x-10 gap-y-6 text-muted sm:grid-cols-2">
          <div>
            <p>{words.independent}</p>
            <p className="mt-3 text-sm text-ink empty:hidden">{OPERATOR_MARK}</p>
          </div>
          <div>
            <p>{words.privacy}</p>
            <a href="/privacy" className="inline-flex min-h-11 items-center text-action-text underline">
              {words.readPrivacy}
            </a>
          </div>
        </div>
      </Section>
    </SiteFrame>
  ),
})

function Hero() {
  return (
    <section className="site-width grid items-center gap-x-12 gap-y-12 py-12 lg:grid-cols-[1.2fr_1fr] lg:py-20">
      <div>
        <Badge tone="attention">{words.badge}</Badge>
        <h1 className="mt-5 text-6xl">{words.heading}</h1>
        <p className="mt-5 max-w-lg text-lg text-muted">{words.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/mortgage-guide" className={buttonLook('primary', 'lg')}>
            {words.readGuide}
          </a>
          <a href="/affordability-calculator" className={buttonLook('ghost', 'lg')}>
            {words.whatCanIPay}
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">
          {words.noAccount} {WHO_PAYS}
        </p>
      </div>
      <DisclosureCard />
    </section>
  )
}

function Places() {
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {PLACES.map(({ name, text, path, icon: Icon }) => (
          <li key={path}>
            <a
              href={path}
              className="flex h-full flex-col rounded-lg border border-line bg-surface p-5 shadow-lift hover:border-edge sm:p-6"
            >
              <span className="grid size-11 place-items-center rounded-md bg-action-soft text-action-text">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="serif mt-4 text-xl leading-snug">{name}</span>
              <span className="mt-1.5 mb-4 text-muted">{text}</span>
              <ArrowRight className="mt-auto size-5 text-action-text" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-col gap-x-8 gap-y-5 rounded-lg bg-action-soft p-6 sm:p-8 lg:flex-row lg:items-center">
        <div className="flex-1">
          <h3 className="text-xl">{words.ownPaper}</h3>
          <p className="mt-1.5 max-w-2xl">{words.ownPaperText}</p>
        </div>
        <a href={openTool('/dashboard/papers')} className={`${buttonLook('primary')} self-start lg:self-auto`}>
          {words.openPapers}
        </a>
      </div>
    </>
  )
}

function Chapters() {
  return (
    <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {CHAPTERS.map((chapter, at) => (
        <li key={chapter.name} className="border-t border-line">
          <a href={`/mortgage-guide#${chapterId(chapter.name)}`} className="group flex h-full gap-4 py-5">
            <span className="serif num w-6 flex-none text-2xl text-muted" aria-hidden="true">
              {at + 1}
            </span>
            <span className="serif text-xl group-hover:text-action-text group-hover:underline">{chapter.name}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

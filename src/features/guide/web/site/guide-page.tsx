import { ArrowRight } from 'lucide-react'
import { chapterId } from '#features/guide/chapter.ts'
import { CHAPTERS, type Chapter } from '#features/guide/chapters.ts'
import { GUIDE_FAQ } from '#features/guide/faq.ts'
import { guidePageWords } from '#features/guide/words.ts'
import { articlePath, GLOSSARY_PATH } from '#routes/route-map.ts'
import { type ClaimedFigure, ClaimedFigures } from '#web/site/claimed-figures.tsx'
import { FaqData } from '#web/site/faq-data.tsx'
import { SiteFrame } from '#web/site/frame.tsx'
import { openTool } from '#web/site/links.ts'
import type { SitePage } from '#web/site/page.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { ARTICLES } from './articles.ts'
import { Search } from './search-box.tsx'
import { TOOLS } from './tools.ts'

/** With the figures that it can invite with, from the landing page's list of claims. */
export function guidePage(claims: readonly ClaimedFigure[]): SitePage {
  return {
    path: '/mortgage-guide',
    title: guidePageWords.guideDocumentTitle,
    description: guidePageWords.guideDescription,
    head: <FaqData items={GUIDE_FAQ} />,
    body: (
      <SiteFrame>
        <div className="site-width py-10 lg:py-16">
          <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
            <div>
              <h1 className="text-6xl">{guidePageWords.guideTitle}</h1>
              <p className="mt-5 max-w-xl text-lg text-muted">{guidePageWords.sixChaptersOrderWill}</p>
              <Search />
            </div>
            <WhereAreYou />
          </div>
          <div className="mt-12 empty:hidden">
            <ClaimedFigures figures={claims} label={guidePageWords.keyturnFigures} />
          </div>
          <div className="mt-14 grid gap-x-10 gap-y-14 md:grid-cols-2">
            {CHAPTERS.map((chapter, at) => (
              <ChapterCard key={chapter.name} chapter={chapter} number={at + 1} />
            ))}
          </div>
          <Tools />
          <section aria-labelledby="guide-faq" className="mt-20 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
            <h2 id="guide-faq" className="text-4xl">
              {guidePageWords.questionsTitle}
            </h2>
            <Accordion items={GUIDE_FAQ.map(({ question, answer }) => ({ title: question, content: answer }))} />
          </section>
        </div>
      </SiteFrame>
    ),
  }
}

/** People come in the middle of it: let them start there. */
function WhereAreYou() {
  return (
    <nav aria-labelledby="where" className="no-print rounded-lg border border-line bg-surface p-6 shadow-lift">
      <p id="where" className="serif text-xl">
        {guidePageWords.whereNow}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {CHAPTERS.map(chapter => (
          <li key={chapter.name}>
            <a
              href={`#${chapterId(chapter.name)}`}
              className="group flex min-h-11 items-center gap-3 py-2 leading-snug hover:text-action-text"
            >
              <span className="flex-1">{chapter.situation}</span>
              <ArrowRight className="size-4 flex-none text-action-text" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ChapterCard({ chapter, number }: { chapter: Chapter; number: number }) {
  const id = chapterId(chapter.name)
  return (
    <section aria-labelledby={id} className="flex gap-5">
      <p className="serif num w-8 flex-none text-4xl text-muted" aria-hidden="true">
        {number}
      </p>
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-2xl">
          {chapter.name}
        </h2>
        <p className="mt-1 text-muted">{chapter.question}</p>
        <ul className="mt-3 border-t border-line">
          {chapter.articles.map(slug => (
            <li key={slug} className="border-b border-line">
              <a href={articlePath(slug)} className="group flex min-h-12 items-baseline py-3">
                <span className="leading-snug group-hover:text-action-text group-hover:underline">
                  {ARTICLES[slug].title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const GUIDE_TOOLS = [
  TOOLS.comparison,
  TOOLS.calculator,
  TOOLS.documents,
  TOOLS.timeline,
  { name: guidePageWords.glossary, path: GLOSSARY_PATH },
]

function Tools() {
  return (
    <section aria-labelledby="guide-tools" className="mt-20">
      <h2 id="guide-tools" className="text-4xl">
        {guidePageWords.putWork}
      </h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {GUIDE_TOOLS.map(tool => (
          <li key={tool.path}>
            <a
              href={openTool(tool.path)}
              className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-5 shadow-lift hover:border-edge"
            >
              <span className="serif flex-1 text-lg leading-snug">{tool.name}</span>
              <ArrowRight className="size-5 flex-none text-action-text" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

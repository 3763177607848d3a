import { ArrowLeft, ArrowRight, Clock } from 'lucide-react'
import { formatDay, unbroken } from '#domain/day-words.ts'
import { LOCALE } from '#domain/locale.ts'
import { chapterId, chapterOf } from '#features/guide/chapter.ts'
import { CHAPTERS } from '#features/guide/chapters.ts'
import { articlePageWords } from '#features/guide/words.ts'
import { articlePath, GUIDE_ARTICLES, type GuideArticle } from '#routes/route-map.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import type { SitePage } from '#web/site/page.ts'
import { StructuredData } from '#web/site/structured-data.tsx'
import { GUIDE_CHECKED } from './article.ts'
import { readingMinutes } from './article-text.ts'
import { ARTICLES } from './articles.ts'
import { Prose } from './prose.tsx'
import { SOURCES } from './sources.ts'
import { ToolCard } from './tool-card.tsx'

export function articlePage(slug: GuideArticle): SitePage {
  const article = ARTICLES[slug]
  return {
    path: articlePath(slug),
    title: articlePageWords.keyturnGuideTitle(article.title),
    description: article.summary,
    head: <ArticleData slug={slug} />,
    body: (
      <SiteFrame>
        <div className="site-width grid gap-x-16 py-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:py-14">
          <div className="max-w-[43rem]">
            <ArticleHead slug={slug} />
            <Prose blocks={article.blocks} />
            <div className="mt-12">
              <ToolCard {...article.tool} />
            </div>
            <Sources slug={slug} />
          </div>
          <InThisChapter slug={slug} />
          <Neighbours slug={slug} />
        </div>
      </SiteFrame>
    ),
  }
}

function ArticleHead({ slug }: { slug: GuideArticle }) {
  const article = ARTICLES[slug]
  const chapter = chapterOf(slug)
  return (
    <header className="mb-8 border-b border-line pb-8">
      <nav aria-label={articlePageWords.breadcrumb} className="no-print text-sm text-muted">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <a href="/mortgage-guide" className="inline-block py-2.5 hover:text-action-text hover:underline">
              {articlePageWords.mortgageGuide}
            </a>
          </li>
          <li aria-hidden="true" className="py-2.5">
            /
          </li>
          <li>
            <a
              href={`/mortgage-guide#${chapterId(chapter.name)}`}
              className="inline-block py-2.5 hover:text-action-text hover:underline"
            >
              {chapter.name}
            </a>
          </li>
        </ol>
      </nav>
      <h1 className="mt-3 text-5xl">{article.title}</h1>
      <p className="mt-4 text-lg text-muted">{article.summary}</p>
      <p className="mt-4 flex items-center gap-1.5 text-sm text-muted">
        <Clock className="size-4 flex-none" aria-hidden="true" />
        {articlePageWords.readingTime(readingMinutes(article), unbroken(formatDay(article.checked ?? GUIDE_CHECKED)))}
      </p>
    </header>
  )
}

function Sources({ slug }: { slug: GuideArticle }) {
  return (
    <section aria-labelledby="sources" className="mt-10 text-sm text-muted">
      <h2 id="sources" className="text-base">
        {articlePageWords.sourcesTitle}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {ARTICLES[slug].sources.map(id => (
          <li key={id}>{SOURCES[id]}</li>
        ))}
      </ul>
    </section>
  )
}

function InThisChapter({ slug }: { slug: GuideArticle }) {
  const chapter = chapterOf(slug)
  return (
    <nav aria-labelledby="chapter" className="no-print max-lg:mt-12 lg:pt-14">
      <div className="lg:sticky lg:top-24">
        <p id="chapter" className="text-sm text-muted">
          {articlePageWords.chapterOf(CHAPTERS.indexOf(chapter) + 1, CHAPTERS.length)}
        </p>
        <p className="serif mt-0.5 text-xl">{chapter.name}</p>
        <ol className="mt-3 border-l border-line">
          {chapter.articles.map(other => (
            <li key={other}>
              <a
                href={articlePath(other)}
                aria-current={other === slug ? 'page' : undefined}
                className="-ml-px block border-l-2 border-transparent py-2.5 pl-4 text-sm leading-snug text-muted hover:text-ink aria-[current]:border-action aria-[current]:text-ink aria-[current]:font-[560]"
              >
                {ARTICLES[other].title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function Neighbours({ slug }: { slug: GuideArticle }) {
  const at = GUIDE_ARTICLES.indexOf(slug)
  const previous = GUIDE_ARTICLES[at - 1]
  const next = GUIDE_ARTICLES[at + 1]
  return (
    <nav
      aria-label={articlePageWords.neighboursLabel}
      className="no-print mt-12 grid max-w-[43rem] gap-4 border-t border-line pt-6 sm:grid-cols-2"
    >
      {previous ? (
        <a href={articlePath(previous)} rel="prev" className="group block rounded-md py-2">
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <ArrowLeft className="size-4" aria-hidden="true" />
            {articlePageWords.previous}
          </span>
          <span className="serif mt-1 block text-lg group-hover:text-action-text">{ARTICLES[previous].title}</span>
        </a>
      ) : (
        <span className="max-sm:hidden" />
      )}
      {next && (
        <a href={articlePath(next)} rel="next" className="group block rounded-md py-2 sm:text-right">
          <span className="flex items-center gap-1.5 text-sm text-muted sm:justify-end">
            {articlePageWords.next}
            <ArrowRight className="size-4" aria-hidden="true" />
          </span>
          <span className="serif mt-1 block text-lg group-hover:text-action-text">{ARTICLES[next].title}</span>
        </a>
      )}
    </nav>
  )
}

function ArticleData({ slug }: { slug: GuideArticle }) {
  const article = ARTICLES[slug]
  return (
    <StructuredData
      data={{
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        articleSection: chapterOf(slug).name,
        inLanguage: LOCALE,
        isAccessibleForFree: true,
        publisher: { '@type': 'Organization', name: 'Keyturn' },
      }}
    />
  )
}

import { LOCALE } from '#domain/locale.ts'
import { GLOSSARY, type TermId } from '#features/guide/glossary.ts'
import { OTHER_TERMS } from '#features/guide/other-terms.ts'
import { glossaryPageWords } from '#features/guide/words.ts'
import { GLOSSARY_PATH } from '#routes/route-map.ts'
import { OTHER_LANGUAGE } from '#web/language-choice.ts'
import { SiteFrame } from '#web/site/frame.tsx'
import type { SitePage } from '#web/site/page.ts'
import { StructuredData } from '#web/site/structured-data.tsx'
import { Search } from './search-box.tsx'

const terms = Object.entries(GLOSSARY) as [TermId, { term: string; meaning: string }][]
const entries = terms.sort(([, a], [, b]) => a.term.localeCompare(b.term, LOCALE))
const letters = [...new Set(entries.map(([, { term }]) => term.charAt(0)))]

export function glossaryPage(): SitePage {
  return {
    path: GLOSSARY_PATH,
    title: glossaryPageWords.glossaryDocumentTitle,
    description: glossaryPageWords.description(entries.length),
    head: (
      <StructuredData
        data={{
          '@type': 'DefinedTermSet',
          name: glossaryPageWords.termSet,
          inLanguage: LOCALE,
          hasDefinedTerm: entries.map(([id, { term, meaning }]) => ({
            '@type': 'DefinedTerm',
            name: term,
            alternateName: OTHER_TERMS[id],
            description: meaning,
          })),
        }}
      />
    ),
    body: (
      <SiteFrame>
        <div className="site-width py-10 lg:py-16">
          <nav aria-label={glossaryPageWords.breadcrumb} className="no-print text-sm text-muted">
            <a href="/mortgage-guide" className="inline-block py-2.5 hover:text-action-text hover:underline">
              {glossaryPageWords.mortgageGuide}
            </a>
          </nav>
          <h1 className="mt-3 text-5xl">{glossaryPageWords.glossaryTitle}</h1>
          <p className="mt-4 max-w-xl text-lg text-muted">{glossaryPageWords.wordsWillHearEach(entries.length)}</p>
          <Search />
          <nav aria-label={glossaryPageWords.letters} className="no-print mt-6 -ml-4 flex flex-wrap gap-1">
            {letters.map(letter => (
              <a key={letter} href={`#letter-${letter}`} className="serif icon-button text-lg">
                {letter}
              </a>
            ))}
          </nav>
          {letters.map(letter => (
            <section
              key={letter}
              id={`letter-${letter}`}
              aria-label={letter}
              className="mt-8 grid gap-x-8 border-t border-line pt-6 sm:grid-cols-[4rem_1fr]"
            >
              <p className="serif text-3xl text-muted" aria-hidden="true">
                {letter}
              </p>
              <dl className="grid max-w-3xl gap-6">
                {entries
                  .filter(([, { term }]) => term.startsWith(letter))
                  .map(([id, { term, meaning }]) => (
                    <div key={id} id={id} className="scroll-mt-24">
                      <dt className="font-[560]">{term}</dt>
                      <dd className="mt-1 text-muted">{meaning}</dd>
                      <dd className="mt-1 text-sm text-muted">
                        {glossaryPageWords.otherLanguage} <span lang={OTHER_LANGUAGE}>{OTHER_TERMS[id]}</span>
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </SiteFrame>
    ),
  }
}

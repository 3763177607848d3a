import { chapterOf } from '#features/guide/chapter.ts'
import { GLOSSARY, type TermId } from '#features/guide/glossary.ts'
import { OTHER_TERMS } from '#features/guide/other-terms.ts'
import { searchToolWords as words } from '#features/guide/words.ts'
import { articlePath, GLOSSARY_PATH, GUIDE_ARTICLES } from '#routes/route-map.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { articleLines } from './article-text.ts'
import { ARTICLES } from './articles.ts'
import type { Searchable } from './search.ts'

/** All that can be found. A file of its own, fetched when somebody first searches. */
export const SEARCH_INDEX: Searchable[] = [
  ...GUIDE_ARTICLES.map(slug => ({
    path: sitePath(articlePath(slug)),
    title: ARTICLES[slug].title,
    kind: chapterOf(slug).name,
    lines: [ARTICLES[slug].summary, ...articleLines(ARTICLES[slug])],
  })),
  ...Object.entries(GLOSSARY).map(([id, { term, meaning }]) => ({
    path: sitePath(`${GLOSSARY_PATH}#${id}`),
    title: term,
    kind: words.glossary,
    lines: [meaning, OTHER_TERMS[id as TermId]],
  })),
  { path: sitePath('/affordability-calculator'), title: words.afford, kind: words.kind, lines: [words.affordLine] },
  { path: sitePath('/mortgage-calculator'), title: words.payoff, kind: words.kind, lines: [words.payoffLine] },
]

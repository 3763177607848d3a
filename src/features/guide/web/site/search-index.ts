import { chapterOf } from '#features/guide/chapters.ts'
import { GLOSSARY } from '#features/guide/glossary.ts'
import { searchToolWords as words } from '#features/guide/words.ts'
import { articlePath, GLOSSARY_PATH, GUIDE_ARTICLES } from '#routes/route-map.ts'
import { articleLines } from './article-text.ts'
import { ARTICLES } from './articles.ts'
import type { Searchable } from './search.ts'

/** All that can be found. A file of its own, fetched when somebody first searches. */
export const SEARCH_INDEX: Searchable[] = [
  ...GUIDE_ARTICLES.map(slug => ({
    path: articlePath(slug),
    title: ARTICLES[slug].title,
    kind: chapterOf(slug).name,
    lines: [ARTICLES[slug].summary, ...articleLines(ARTICLES[slug])],
  })),
  ...Object.entries(GLOSSARY).map(([id, { term, meaning }]) => ({
    path: `${GLOSSARY_PATH}#${id}`,
    title: term,
    kind: words.glossary,
    lines: [meaning],
  })),
  { path: '/affordability-calculator', title: words.afford, kind: words.kind, lines: [words.affordLine] },
  { path: '/mortgage-calculator', title: words.payoff, kind: words.kind, lines: [words.payoffLine] },
]

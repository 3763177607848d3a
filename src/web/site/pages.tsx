import { articlePage } from '#features/guide/web/site/article-page.tsx'
import { glossaryPage } from '#features/guide/web/site/glossary-page.tsx'
import { guidePage } from '#features/guide/web/site/guide-page.tsx'
import { landingPage } from '#features/landing/web/site/landing-page.tsx'
import { GUIDE_ARTICLES } from '#journey/route-map.ts'
import { NotFound } from './not-found.tsx'
import type { SitePage } from './page.ts'

/** Every public page. Features bring theirs from `web/site/`. */
export function sitePages(origin: string): SitePage[] {
  return [landingPage({ origin }), guidePage(), ...GUIDE_ARTICLES.map(articlePage), glossaryPage()]
}

export function notFoundPage(): SitePage {
  return {
    path: '/404',
    title: 'Page not found – Keyturn',
    description: 'This page does not exist.',
    body: <NotFound />,
  }
}

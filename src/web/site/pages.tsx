import { NotFound } from './not-found.tsx'
import type { SitePage } from './page.ts'

/** Every public page. Features bring theirs from `web/site/`. */
export function sitePages(): SitePage[] {
  return []
}

export function notFoundPage(): SitePage {
  return {
    path: '/404',
    title: 'Page not found – Keyturn',
    description: 'This page does not exist.',
    body: <NotFound />,
  }
}

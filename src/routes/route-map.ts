import type { Language } from '#domain/languages.ts'
import { DASHBOARD_PAGES } from './pages.ts'

/** Every address of the product. The browser's router, the server (which answers 404 by it), the build and the tests read this one list. */

/** The guide's articles in reading order, four to a chapter. Each stands at `/mortgage-guide/<slug>`. */
export const GUIDE_ARTICLES = [
  'what-a-mortgage-is',
  'fixed-or-adjustable',
  'loan-types',
  'rate-and-apr',
  'credit-score',
  'debt-to-income',
  'down-payment',
  'papers-to-gather',
  'compare-lenders',
  'protect-your-credit',
  'loan-estimate',
  'points-and-rate-locks',
  'pre-approval',
  'start-the-clock',
  'appraisal-and-inspection',
  'underwriting',
  'monthly-payment',
  'closing-costs',
  'mortgage-insurance',
  'extra-payments',
  'closing-disclosure',
  'home-insurance',
  'closing-day',
  'after-closing',
] as const

export type GuideArticle = (typeof GUIDE_ARTICLES)[number]

export function articlePath(slug: GuideArticle): string {
  return `/mortgage-guide/${slug}`
}

export const GLOSSARY_PATH = '/mortgage-guide/glossary'

/** Public pages, rendered to HTML when the product is built, by their English address. In Spanish they stand below /es (spanish-paths.ts). */
export const SITE_PATHS: readonly string[] = [
  '/',
  '/mortgage-guide',
  ...GUIDE_ARTICLES.map(articlePath),
  GLOSSARY_PATH,
  '/mortgage-calculator',
  '/affordability-calculator',
  '/privacy',
  '/terms',
]

/** Addresses that were, and where they are now. */
const REDIRECTS: Record<string, string> = {
  '/application': '/dashboard/application',
  '/dashboard': '/dashboard/application',
  '/dashboard/lending-comparison': '/dashboard/comparison',
}

/** Pages that the browser renders. */
export const APP_PATHS: readonly string[] = ['/auth', ...DASHBOARD_PAGES.map(page => `/dashboard/${page}`)]

const SITE_PATH_SET = new Set(SITE_PATHS)
const APP_PATH_SET = new Set(APP_PATHS)

export type Route = { kind: 'site' } | { kind: 'app' } | { kind: 'redirect'; to: string } | { kind: 'not-found' }

export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** By what an address begins with: whoever needs to know no more does not carry the Spanish ones. */
export function languageOf(path: string): Language {
  return path === '/es' || path.startsWith('/es/') ? 'es' : 'en'
}

export function findRoute(path: string): Route {
  const bare = withoutSlash(path)
  const to = REDIRECTS[bare]
  if (to !== undefined && Object.hasOwn(REDIRECTS, bare)) return { kind: 'redirect', to }
  if (SITE_PATH_SET.has(bare) || languageOf(bare) === 'es') return { kind: 'site' }
  if (APP_PATH_SET.has(bare)) return { kind: 'app' }
  return { kind: 'not-found' }
}

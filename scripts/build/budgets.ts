import { readFileSync } from 'node:fs'
import type { Language } from '#domain/languages.ts'
import { DASHBOARD_PAGES, type DashboardPage, PAGE_BUDGET, pageEntry } from '#routes/pages.ts'
import { DASHBOARD_ENTRY, SIGN_IN_ENTRY } from './entries.ts'

/**
 * The JavaScript that a page may load before it is used, in kB (1000 bytes) of gzip. For the app it is the entry and the
 * lazy files that the page pulls in; for public pages the script that wakes islands and every island that does not wait
 * for the visitor.
 */
export interface AppBudget {
  page: string
  limit: number
  /** Lazy files that the page loads besides the entry. */
  lazy: string[]
}

/** The code is the same in every language. The same sentences are a fifth longer in Spanish, and a tenth of a page is words. */
export const ROOM_FOR_WORDS: Record<Language, number> = { en: 1, es: 1.025 }

export const appBudgets: AppBudget[] = [
  { page: '/auth', limit: 112, lazy: [SIGN_IN_ENTRY] },
  ...DASHBOARD_PAGES.map(
    (page): AppBudget => ({
      page: `/dashboard/${page}`,
      limit: pageEntry(page).budget ?? PAGE_BUDGET,
      lazy: [DASHBOARD_ENTRY, moduleOf(page)],
    }),
  ),
]

/** The file that renders a page, as the list of modules names it. */
function moduleOf(page: DashboardPage): string {
  const modules = readFileSync('src/app/browser/page-modules.ts', 'utf8')
  const [, file] = new RegExp(`^  '?${page}'?: .*?import\\('#([^']+)'\\)`, 'm').exec(modules) ?? []
  if (!file) throw new Error(`No module draws /dashboard/${page}`)
  return `src/${file}`
}

const siteLimits: Record<string, number> = { '/': 15, '/mortgage-calculator': 80, '/affordability-calculator': 80 }

/** The guide, its articles and everything else that is read more than used. */
const READING_LIMIT = 6

export function siteLimit(path: string): number {
  return siteLimits[path] ?? READING_LIMIT
}

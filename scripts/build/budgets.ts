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

export const appBudgets: AppBudget[] = [
  { page: '/auth', limit: 135, lazy: ['src/features/account/web/auth-page.tsx'] },
  dashboard('application', 'src/features/application/web/application-page.tsx'),
  dashboard('comparison', 'src/features/comparison/web/comparison-page.tsx', 180),
  dashboard('lenders', 'src/features/lenders/web/lenders-page.tsx', 180),
  dashboard('documents', 'src/features/documents/web/documents-page.tsx'),
  dashboard('timeline', 'src/features/timeline/web/timeline-page.tsx', 190),
  dashboard('reminders', 'src/features/notifications/web/reminders-page.tsx'),
  dashboard('mortgage-scenarios', 'src/features/calculators/web/scenarios-page.tsx'),
  dashboard('payment-breakdown', 'src/features/calculators/web/breakdown-page.tsx'),
  dashboard('affordability', 'src/features/calculators/web/affordability-page.tsx'),
  dashboard('closure', 'src/features/closure/web/closure-page.tsx'),
  dashboard('cards', 'src/features/cards/web/cards-page.tsx'),
  dashboard('cards/gift', 'src/features/cards/web/gift-page.tsx'),
  dashboard('insurance', 'src/features/insurance/web/insurance-page.tsx'),
  dashboard('news', 'src/features/news/web/news-page.tsx'),
]

function dashboard(page: string, file: string, limit = 185): AppBudget {
  return { page: `/dashboard/${page}`, limit, lazy: ['src/app/browser/dashboard.tsx', file] }
}

const siteLimits: Record<string, number> = { '/': 15, '/mortgage-calculator': 80, '/affordability-calculator': 80 }

/** The guide, its articles and everything else that is read more than used. */
const READING_LIMIT = 6

export function siteLimit(path: string): number {
  return siteLimits[path] ?? READING_LIMIT
}

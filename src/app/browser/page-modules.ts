import type { ComponentType } from 'react'
import { DASHBOARD_PAGES, type DashboardPage } from '#routes/pages.ts'
import { withoutSlash } from '#routes/route-map.ts'
import { type LazyPart, lazyPage } from '#web/ui/lazy-part.tsx'
import { PageFault } from './page-fault.tsx'

/** The component of each page. Its code comes only when somebody opens it. */
const modules: Record<DashboardPage, () => Promise<ComponentType>> = {
  application: async () => (await import('#app/browser/application.tsx')).Application,
  profile: async () => (await import('#features/account/web/profile-page.tsx')).ProfilePage,
  settings: async () => (await import('#features/account/web/settings-page.tsx')).SettingsPage,
  documents: async () => (await import('#features/checklist/web/checklist-page.tsx')).ChecklistPage,
  papers: async () => (await import('#app/browser/disclosures-with-neighbours.tsx')).DisclosuresWithNeighbours,
  'year-two': async () => (await import('#app/browser/year-two.tsx')).YearTwo,
  'escrow-check': async () => (await import('#app/browser/escrow-check.tsx')).EscrowCheck,
  'my-home': async () => (await import('#app/browser/my-home.tsx')).MyHome,
  statements: async () => (await import('#app/browser/statements.tsx')).Statements,
  refinance: async () => (await import('#features/servicing/web/refinance-page.tsx')).RefinancePage,
  'loan-changes': async () => (await import('#features/servicing/web/loan-changes-page.tsx')).LoanChangesPage,
  'rate-lock': async () => (await import('#features/rate-lock/web/rate-lock-page.tsx')).RateLockPage,
  'wire-safety': async () => (await import('#features/wire-safety/web/wire-safety-page.tsx')).WireSafetyPage,
  together: async () => (await import('#features/together/web/together-page.tsx')).TogetherPage,
  invitation: async () => (await import('#features/together/web/invitation-page.tsx')).InvitationPage,
  timeline: async () => (await import('#app/browser/timeline-with-lock.tsx')).TimelineWithLock,
  reminders: async () => (await import('#app/browser/reminders-with-dates.tsx')).RemindersWithDates,
  insurance: async () => (await import('#features/insurance/web/insurance-page.tsx')).InsurancePage,
  comparison: async () => (await import('#app/browser/comparison-with-disclosures.tsx')).ComparisonWithDisclosures,
  'mortgage-scenarios': async () => (await import('#app/browser/scenarios.tsx')).Scenarios,
  'payment-breakdown': async () => (await import('#features/calculators/web/breakdown-page.tsx')).BreakdownPage,
  affordability: async () => (await import('#app/browser/affordability.tsx')).Affordability,
  lenders: async () => (await import('#features/lenders/web/lenders-page.tsx')).LendersPage,
  'broker-chat': async () => (await import('#features/realtor/web/broker-chat-page.tsx')).BrokerChatPage,
  closure: async () => (await import('#app/browser/closure.tsx')).Closure,
  'insurance-diary': async () => (await import('#app/browser/insurance-diary.tsx')).InsuranceDiary,
  news: async () => (await import('#features/news/web/news-page.tsx')).NewsPage,
  donate: async () => (await import('#features/donate/web/donate-page.tsx')).DonatePage,
  feedback: async () => (await import('#features/feedback/web/feedback-page.tsx')).FeedbackPage,
  cards: async () => (await import('#features/cards/web/cards-page.tsx')).CardsPage,
  'cards/gift': async () => (await import('#features/cards/web/gift-page.tsx')).GiftPage,
}

const pages = new Map(DASHBOARD_PAGES.map(page => [`/dashboard/${page}`, lazyPage(modules[page], PageFault)]))

/** A page's code; once it is here, this costs nothing. */
export async function loadPage(page: DashboardPage): Promise<void> {
  await pages.get(`/dashboard/${page}`)?.load()
}

export function dashboardPageAt(pathname: string): LazyPart | undefined {
  return pages.get(withoutSlash(pathname))
}

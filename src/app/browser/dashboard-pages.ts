import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { DASHBOARD_PAGES, type DashboardPage } from '#journey/route-map.ts'

interface PageEntry {
  title: string
  /** Its code comes only when somebody opens it. */
  load(): Promise<ComponentType>
}

const pages: Record<DashboardPage, PageEntry> = {
  application: {
    title: 'Mortgage Application',
    load: async () => (await import('#features/application/web/application-page.tsx')).ApplicationPage,
  },
  profile: {
    title: 'Profile',
    load: async () => (await import('#features/account/web/profile-page.tsx')).ProfilePage,
  },
  settings: {
    title: 'Settings',
    load: async () => (await import('#features/account/web/settings-page.tsx')).SettingsPage,
  },
  documents: {
    title: 'Documents Required',
    load: async () => (await import('#features/documents/web/documents-page.tsx')).DocumentsPage,
  },
  timeline: {
    title: 'Home Buying Timeline Tracker',
    load: async () => (await import('#features/timeline/web/timeline-page.tsx')).TimelinePage,
  },
  reminders: {
    title: 'Timeline Reminders',
    load: async () => (await import('#features/notifications/web/reminders-page.tsx')).RemindersPage,
  },
  insurance: {
    title: 'Home Insurance',
    load: async () => (await import('#features/insurance/web/insurance-page.tsx')).InsurancePage,
  },
  comparison: {
    title: 'Lending Comparison Tool',
    load: async () => (await import('#features/comparison/web/comparison-page.tsx')).ComparisonPage,
  },
  'mortgage-scenarios': {
    title: 'Mortgage Payoff Scenarios',
    load: async () => (await import('#features/calculators/web/scenarios-page.tsx')).ScenariosPage,
  },
  'payment-breakdown': {
    title: 'Payment Breakdown',
    load: async () => (await import('#features/calculators/web/breakdown-page.tsx')).BreakdownPage,
  },
  affordability: {
    title: 'What You Can Afford',
    load: async () => (await import('#features/calculators/web/affordability-page.tsx')).AffordabilityPage,
  },
  lenders: {
    title: 'Get Pre-Approval Letters',
    load: async () => (await import('#features/lenders/web/lenders-page.tsx')).LendersPage,
  },
  'broker-chat': {
    title: 'Talk to a Realtor',
    load: async () => (await import('#features/realtor/web/broker-chat-page.tsx')).BrokerChatPage,
  },
  closure: {
    title: 'Loan Closure',
    load: async () => (await import('#features/closure/web/closure-page.tsx')).ClosurePage,
  },
  news: {
    title: 'Mortgage News',
    load: async () => (await import('#features/news/web/news-page.tsx')).NewsPage,
  },
  donate: {
    title: 'Support Our Mission',
    load: async () => (await import('#features/donate/web/donate-page.tsx')).DonatePage,
  },
  feedback: {
    title: 'Feedback & Suggestions',
    load: async () => (await import('#features/feedback/web/feedback-page.tsx')).FeedbackPage,
  },
  cards: {
    title: 'Celebration Cards',
    load: async () => (await import('#features/cards/web/cards-page.tsx')).CardsPage,
  },
  'cards/gift': {
    title: 'Your Gift',
    load: async () => (await import('#features/cards/web/gift-page.tsx')).GiftPage,
  },
}

export const dashboardRoutes: RouteObject[] = DASHBOARD_PAGES.map(path => {
  const { title, load } = pages[path]
  return { path, handle: { title }, lazy: async () => ({ Component: await load() }) }
})

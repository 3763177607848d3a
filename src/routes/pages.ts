/**
 * Every page of the dashboard, once: what it is called, where it stands in the menu, and how much
 * JavaScript it may load. Router, menu, breadcrumbs, budgets, server and tests read this list; `src/app/browser/
 * page-modules.ts` says which component draws each, and does not compile with one too many or too few.
 */
export interface DashboardEntry {
  /** Its one name: in the browser’s tab, the menu, the tabs of its section and what is found. */
  title: string
  /** Where it stands in the menu; pages without a place are reached from others. */
  menu?: { group: MenuGroup }
  /** In the breadcrumbs, where its path in capitals would not do. */
  crumb?: string
  /** For accounts only: the ability that a guest lacks, which says why. Without it the page is for everybody. */
  account?: string
  /** The resources that come along with an account's page. */
  reads: readonly string[]
  /** Whether people begin here: the build prerenders it as a guest sees it who has just arrived. */
  firstVisit?: boolean
  /** Kilobytes of compressed JavaScript, where it differs from PAGE_BUDGET. */
  budget?: number
}

export const MENU_GROUPS = {
  process: 'Application process',
  tools: 'Tools',
  services: 'Additional Services',
  support: 'Support',
  more: 'More from Keyturn',
} as const
export type MenuGroup = keyof typeof MENU_GROUPS

/** What a page may load before it is used, in kB (1000 bytes) of gzip. */
export const PAGE_BUDGET = 183

export const PAGES = {
  application: {
    title: 'Mortgage Application',
    menu: { group: 'process' },
    crumb: 'Mortgage Application',
    firstVisit: true,
    reads: ['application', 'comparison', 'timeline', 'rights', 'closure'],
    budget: 227,
  },
  comparison: {
    title: 'Lending Comparison Tool',
    menu: { group: 'process' },
    firstVisit: true,
    reads: ['application', 'comparison'],
    budget: 224,
  },
  documents: { title: 'Documents Required', menu: { group: 'process' }, reads: ['application', 'documents'] },
  papers: {
    title: 'Loan Papers',
    menu: { group: 'more' },
    crumb: 'Loan Papers',
    reads: ['application', 'papers'],
    budget: 188,
  },
  'year-two': {
    title: 'Year Two',
    menu: { group: 'more' },
    crumb: 'Year Two',
    reads: ['application', 'comparison', 'papers', 'timeline', 'escrow'],
  },
  'escrow-check': {
    title: 'Escrow Check',
    menu: { group: 'more' },
    crumb: 'Escrow Check',
    reads: ['escrow'],
  },
  'my-home': {
    title: 'My Home',
    menu: { group: 'more' },
    crumb: 'My Home',
    reads: ['servicing'],
  },
  statements: { title: 'Statements', menu: { group: 'more' }, reads: ['servicing'] },
  refinance: {
    title: 'Refinance Number',
    menu: { group: 'more' },
    crumb: 'Refinance Number',
    reads: ['servicing'],
  },
  'loan-changes': { title: 'When Something Changes', crumb: 'When Something Changes', reads: ['servicing'] },
  together: {
    title: 'Buying Together',
    menu: { group: 'more' },
    crumb: 'Buying Together',
    reads: ['application', 'together'],
  },
  timeline: {
    title: 'Timeline Tracker',
    menu: { group: 'tools' },
    firstVisit: true,
    reads: ['application', 'timeline', 'rights', 'papers'],
    budget: 214,
  },
  reminders: {
    title: 'Timeline Reminders',
    crumb: 'Timeline Reminders',
    reads: ['application', 'timeline', 'preferences', 'rate-lock', 'insurance-diary', 'rights', 'papers', 'escrow'],
    budget: 193,
  },
  'payment-breakdown': {
    title: 'Payment Breakdown',
    menu: { group: 'tools' },
    reads: ['application', 'comparison'],
    budget: 196,
  },
  'mortgage-scenarios': {
    title: 'Mortgage Scenarios',
    menu: { group: 'tools' },
    reads: ['application', 'comparison'],
    budget: 192,
  },
  affordability: {
    title: 'Affordability',
    menu: { group: 'more' },
    reads: ['application', 'comparison'],
    budget: 190,
  },
  'rate-lock': {
    title: 'Rate Lock',
    menu: { group: 'more' },
    crumb: 'Rate Lock',
    reads: ['application', 'timeline', 'papers', 'rights', 'rate-lock'],
  },
  'wire-safety': {
    title: 'Wire Safety',
    menu: { group: 'more' },
    crumb: 'Wire Safety',
    reads: ['application', 'papers', 'wire-safety'],
    budget: 194,
  },
  lenders: {
    title: 'Get Pre-Approval Letters',
    menu: { group: 'services' },
    account: 'apply-to-lenders',
    reads: ['application', 'comparison', 'lenders'],
    budget: 194,
  },
  insurance: { title: 'Home Insurance', menu: { group: 'services' }, reads: ['application', 'timeline'], budget: 193 },
  news: { title: 'Mortgage News', menu: { group: 'services' }, reads: ['application'] },
  cards: {
    title: 'Celebration Cards',
    menu: { group: 'services' },
    account: 'celebration-cards',
    reads: ['profile', 'timeline', 'application'],
    budget: 190,
  },
  'cards/gift': { title: 'Your Gift', account: 'request-gift', reads: ['profile', 'gifts', 'application'] },
  'insurance-diary': {
    title: 'Mortgage Insurance',
    menu: { group: 'more' },
    crumb: 'Mortgage Insurance',
    reads: ['application', 'comparison', 'papers', 'timeline', 'rights', 'closure', 'insurance-diary'],
    budget: 197,
  },
  closure: {
    title: 'Loan Closure',
    account: 'record-closure',
    reads: ['application', 'closure', 'lenders', 'timeline', 'rights'],
    budget: 195,
  },
  donate: { title: 'Support Our Mission', menu: { group: 'support' }, reads: [] },
  feedback: { title: 'Feedback & Suggestions', menu: { group: 'support' }, reads: [] },
  'broker-chat': { title: 'Realtor', menu: { group: 'more' }, crumb: 'Realtor', reads: ['application'] },
  profile: { title: 'Profile', account: 'preferences', reads: ['profile'] },
  settings: { title: 'Settings', account: 'preferences', reads: ['preferences'], budget: 186 },
} as const satisfies Record<string, DashboardEntry>

export type DashboardPage = keyof typeof PAGES

export const DASHBOARD_PAGES = Object.keys(PAGES) as DashboardPage[]

export function pageEntry(page: DashboardPage): DashboardEntry {
  return PAGES[page]
}

export const FIRST_VISIT_PATHS = DASHBOARD_PAGES.filter(page => pageEntry(page).firstVisit).map(
  page => `/dashboard/${page}`,
)

/** The title of the page at an address, where there is one. */
export function titleAt(pathname: string): string | undefined {
  const page = pageAt(pathname)
  return page && pageEntry(page).title
}

/** The resources that come along with an account's page. */
export function readsAt(pathname: string): readonly string[] | undefined {
  const page = pageAt(pathname)
  return page && pageEntry(page).reads
}

function pageAt(pathname: string): DashboardPage | undefined {
  return DASHBOARD_PAGES.find(one => `/dashboard/${one}` === pathname)
}

/** The pages that only an account can use. */
export type AccountPage = {
  [Page in DashboardPage]: (typeof PAGES)[Page] extends { account: string } ? Page : never
}[DashboardPage]

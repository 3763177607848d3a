import { type menuGroupNames, pageNames } from './page-name-words.ts'

/**
 * Every page of the dashboard, once: what it is called, where it stands in the menu, and how much
 * JavaScript it may load. Router, menu, budgets, server and tests read this list; `src/app/browser/
 * page-modules.ts` says which component renders each, and does not compile with one too many or too few.
 */
export interface DashboardEntry {
  /** Its one name: in the browser’s tab, the menu, the tabs of its section and what is found. */
  title: string
  /** Where it stands in the menu; pages without a place are reached from others. */
  menu?: { group: MenuGroup }
  /** The ability that its one action takes and a guest lacks; its reason is said there. A guest sees the rest of the page. */
  account?: string
  /** The resources that come along with an account's page. */
  reads: readonly string[]
  /** Whether people begin here: the build prerenders it as a guest sees it who has just arrived. */
  firstVisit?: boolean
  /** `false`: what is entered here changes no loan, so whoever only looks on a loan may enter it too. */
  changesLoan?: false
  /** Kilobytes of compressed JavaScript, where it differs from PAGE_BUDGET. */
  budget?: number
}

export type MenuGroup = keyof typeof menuGroupNames

/** What a page may load before it is used, in kB (1000 bytes) of gzip. */
export const PAGE_BUDGET = 185

/** What is known of a loan that is being paid. */
const PAID_LOAN = [
  'servicing',
  'application',
  'closure',
  'comparison',
  'papers',
  'timeline',
  'rights',
  'escrow',
  'insurance-diary',
] as const

export const PAGES = {
  application: {
    title: pageNames.application,
    menu: { group: 'process' },
    firstVisit: true,
    reads: ['application', 'comparison', 'timeline', 'rights', 'closure'],
    budget: 234,
  },
  comparison: {
    title: pageNames.comparison,
    menu: { group: 'process' },
    firstVisit: true,
    reads: ['application', 'comparison'],
    budget: 230,
  },
  documents: { title: pageNames.documents, menu: { group: 'process' }, reads: ['application', 'documents'] },
  papers: {
    title: pageNames.papers,
    menu: { group: 'more' },
    firstVisit: true,
    reads: ['application', 'papers'],
    budget: 191,
  },
  'year-two': {
    title: pageNames['year-two'],
    menu: { group: 'more' },
    reads: ['application', 'comparison', 'papers', 'timeline', 'escrow'],
  },
  'escrow-check': {
    title: pageNames['escrow-check'],
    menu: { group: 'more' },
    reads: ['escrow'],
  },
  'my-home': {
    title: pageNames['my-home'],
    menu: { group: 'more' },
    firstVisit: true,
    reads: PAID_LOAN,
    budget: 243,
  },
  statements: { title: pageNames.statements, menu: { group: 'more' }, reads: PAID_LOAN },
  refinance: {
    title: pageNames.refinance,
    menu: { group: 'more' },
    reads: PAID_LOAN,
  },
  'loan-changes': { title: pageNames['loan-changes'], reads: PAID_LOAN },
  together: {
    title: pageNames.together,
    menu: { group: 'more' },
    reads: ['application', 'together'],
  },
  invitation: { title: pageNames.invitation, changesLoan: false, reads: [] },
  timeline: {
    title: pageNames.timeline,
    menu: { group: 'tools' },
    firstVisit: true,
    reads: ['application', 'timeline', 'rights', 'papers'],
    budget: 216,
  },
  reminders: {
    title: pageNames.reminders,
    reads: ['application', 'timeline', 'preferences', 'rate-lock', 'insurance-diary', 'rights', 'papers', 'escrow'],
    budget: 198,
  },
  'payment-breakdown': {
    title: pageNames['payment-breakdown'],
    changesLoan: false,
    menu: { group: 'tools' },
    reads: ['application', 'comparison'],
    budget: 199,
  },
  'mortgage-scenarios': {
    title: pageNames['mortgage-scenarios'],
    changesLoan: false,
    menu: { group: 'tools' },
    reads: ['application', 'comparison'],
    budget: 197,
  },
  affordability: {
    title: pageNames.affordability,
    changesLoan: false,
    menu: { group: 'more' },
    reads: ['application', 'comparison'],
    budget: 194,
  },
  'rate-lock': {
    title: pageNames['rate-lock'],
    menu: { group: 'more' },
    reads: ['application', 'timeline', 'papers', 'rights', 'rate-lock'],
  },
  'wire-safety': {
    title: pageNames['wire-safety'],
    menu: { group: 'more' },
    reads: ['application', 'papers', 'wire-safety'],
    budget: 196,
  },
  lenders: {
    title: pageNames.lenders,
    menu: { group: 'services' },
    account: 'apply-to-lenders',
    reads: ['application', 'comparison', 'lenders'],
    budget: 195,
  },
  insurance: {
    title: pageNames.insurance,
    changesLoan: false,
    menu: { group: 'services' },
    reads: ['application', 'timeline'],
    budget: 194,
  },
  news: { title: pageNames.news, changesLoan: false, menu: { group: 'services' }, reads: ['application'] },
  cards: {
    title: pageNames.cards,
    changesLoan: false,
    menu: { group: 'services' },
    account: 'celebration-cards',
    reads: ['profile', 'timeline', 'application'],
    budget: 191,
  },
  'cards/gift': {
    title: pageNames['cards/gift'],
    changesLoan: false,
    account: 'request-gift',
    reads: ['profile', 'gifts', 'application'],
  },
  'insurance-diary': {
    title: pageNames['insurance-diary'],
    menu: { group: 'more' },
    reads: ['application', 'comparison', 'papers', 'timeline', 'rights', 'closure', 'insurance-diary'],
    budget: 201,
  },
  closure: {
    title: pageNames.closure,
    account: 'record-closure',
    reads: ['application', 'closure', 'lenders', 'timeline', 'rights', 'comparison', 'papers'],
    budget: 208,
  },
  donate: { title: pageNames.donate, changesLoan: false, menu: { group: 'support' }, reads: [] },
  feedback: { title: pageNames.feedback, changesLoan: false, menu: { group: 'support' }, reads: [] },
  'broker-chat': {
    title: pageNames['broker-chat'],
    changesLoan: false,
    menu: { group: 'more' },
    reads: ['application'],
  },
  profile: { title: pageNames.profile, changesLoan: false, account: 'preferences', reads: ['profile'] },
  settings: {
    title: pageNames.settings,
    changesLoan: false,
    account: 'preferences',
    reads: ['preferences'],
    budget: 189,
  },
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

/** The pages whose one action takes an account. */
export type AccountPage = {
  [Page in DashboardPage]: (typeof PAGES)[Page] extends { account: string } ? Page : never
}[DashboardPage]

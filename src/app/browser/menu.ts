import {
  BookMarked,
  CalendarClock,
  CalendarRange,
  FileCheck2,
  FileScan,
  FileText,
  HandCoins,
  Heart,
  House,
  KeyRound,
  Lock,
  type LucideIcon,
  MessageSquareHeart,
  MessagesSquare,
  Newspaper,
  PartyPopper,
  Percent,
  PieChart,
  PiggyBank,
  ReceiptText,
  Scale,
  ShieldCheck,
  TrendingDown,
  Wallet,
} from 'lucide-react'
import { DASHBOARD_PAGES, type DashboardPage, MENU_GROUPS, type MenuGroup, PAGES, pageEntry } from '#routes/pages.ts'
import type { MenuSection } from '#web/shell/sidebar.tsx'
import { loadPage } from './page-modules.ts'

/** The pages that have a place in the menu. */
type MenuPage = { [Page in DashboardPage]: (typeof PAGES)[Page] extends { menu: object } ? Page : never }[DashboardPage]

const icons: Record<MenuPage, LucideIcon> = {
  application: FileText,
  comparison: Scale,
  documents: FileCheck2,
  papers: FileScan,
  'year-two': CalendarRange,
  'escrow-check': PiggyBank,
  'my-home': KeyRound,
  statements: ReceiptText,
  refinance: Percent,
  timeline: CalendarClock,
  'payment-breakdown': PieChart,
  'mortgage-scenarios': TrendingDown,
  affordability: Wallet,
  'rate-lock': Lock,
  'wire-safety': ShieldCheck,
  lenders: HandCoins,
  insurance: House,
  'insurance-diary': BookMarked,
  news: Newspaper,
  cards: PartyPopper,
  donate: Heart,
  feedback: MessageSquareHeart,
  'broker-chat': MessagesSquare,
}

const hasPlace = (page: DashboardPage): page is MenuPage => 'menu' in PAGES[page]

export const menu: MenuSection[] = (Object.keys(MENU_GROUPS) as MenuGroup[]).map(group => ({
  label: MENU_GROUPS[group],
  items: DASHBOARD_PAGES.filter(hasPlace)
    .filter(page => pageEntry(page).menu?.group === group)
    .map(page => ({
      page,
      label: pageEntry(page).menu?.label ?? pageEntry(page).title,
      icon: icons[page],
      loadAhead: () => void loadPage(page).catch(() => undefined),
    })),
}))

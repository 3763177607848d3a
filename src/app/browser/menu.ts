import {
  BookMarked,
  BookOpen,
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
  Umbrella,
  Users,
  Wallet,
} from 'lucide-react'
import type { Stage } from '#features/home/loan-stage.ts'
import { menuGroupNames } from '#routes/page-name-words.ts'
import { DASHBOARD_PAGES, type DashboardPage, type MenuGroup, PAGES, pageEntry } from '#routes/pages.ts'
import { GLOSSARY_PATH } from '#routes/route-map.ts'
import type { MenuGroupOf, MenuItem, MenuOf } from '#web/shell/sidebar.tsx'
import { blockWords, publicPageWords } from './menu-words.ts'
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
  together: Users,
  timeline: CalendarClock,
  'payment-breakdown': PieChart,
  'mortgage-scenarios': TrendingDown,
  affordability: Wallet,
  'rate-lock': Lock,
  'wire-safety': ShieldCheck,
  lenders: HandCoins,
  insurance: House,
  'insurance-diary': Umbrella,
  news: Newspaper,
  cards: PartyPopper,
  donate: Heart,
  feedback: MessageSquareHeart,
  'broker-chat': MessagesSquare,
}

/** Ours that help most at each stage, at most four. All others of ours stand under 'More from Keyturn', and none in both. */
const BLOCKS: Record<Stage, readonly MenuPage[]> = {
  plan: ['affordability', 'together'],
  compare: ['papers', 'affordability', 'together'],
  apply: ['papers', 'rate-lock'],
  close: ['papers', 'year-two', 'wire-safety'],
  keys: ['my-home', 'statements', 'escrow-check', 'refinance'],
}

const PUBLIC: readonly MenuItem[] = [
  { to: '/mortgage-guide', label: publicPageWords.guide, icon: BookOpen, isPublic: true },
  { to: GLOSSARY_PATH, label: publicPageWords.glossary, icon: BookMarked, isPublic: true },
]

const hasPlace = (page: DashboardPage): page is MenuPage => 'menu' in PAGES[page]

/** The menu at a stage, without the pages that cannot work in this copy. */
export function menuAt(stage: Stage, withoutWork: readonly DashboardPage[]): MenuOf {
  const block = BLOCKS[stage]
  const pages = DASHBOARD_PAGES.filter(hasPlace).filter(page => !block.includes(page) && !withoutWork.includes(page))
  return {
    block: { label: blockWords[stage], items: block.map(itemOf) },
    groups: (Object.keys(menuGroupNames) as MenuGroup[]).map(
      (group): MenuGroupOf => ({
        key: group,
        label: menuGroupNames[group],
        items: [
          ...pages.filter(page => pageEntry(page).menu?.group === group).map(itemOf),
          ...(group === 'more' ? PUBLIC : []),
        ],
        isFolded: group === 'more' || stage === 'keys',
      }),
    ),
  }
}

function itemOf(page: MenuPage): MenuItem {
  return {
    to: `/dashboard/${page}`,
    label: pageEntry(page).title,
    icon: icons[page],
    loadAhead: () => void loadPage(page).catch(() => undefined),
  }
}

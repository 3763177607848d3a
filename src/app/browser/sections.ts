import { CalendarDays, FileScan, House, type LucideIcon, Scale } from 'lucide-react'
import { type DashboardPage, pageEntry } from '#routes/pages.ts'
import type { PageTab } from '#web/shell/page-tabs.tsx'
import type { BarItem } from '#web/shell/phone-bar.tsx'
import { sectionWords } from './menu-words.ts'

type Section = keyof typeof sectionWords

/** Pages that belong together, in the order in which a buyer needs them. Each keeps its name and its address. */
const SECTIONS: Record<Section, readonly DashboardPage[]> = {
  home: ['application'],
  offers: ['comparison', 'lenders'],
  papers: ['papers', 'documents'],
  dates: ['timeline', 'rate-lock', 'reminders'],
  payment: ['affordability', 'payment-breakdown', 'mortgage-scenarios'],
  closing: ['wire-safety', 'closure', 'cards'],
  owned: ['my-home', 'statements', 'escrow-check', 'refinance'],
}

const BAR: readonly { section: Section; icon: LucideIcon }[] = [
  { section: 'home', icon: House },
  { section: 'offers', icon: Scale },
  { section: 'papers', icon: FileScan },
  { section: 'dates', icon: CalendarDays },
]

const pathOf = (page: DashboardPage) => `/dashboard/${page}`

/** What a phone has at its foot, beside 'More': the first page of each, lit on all of its pages. */
export const barItems: readonly BarItem[] = BAR.flatMap(({ section, icon }) => {
  const [first] = SECTIONS[section]
  return first ? [{ to: pathOf(first), label: sectionWords[section], icon, pages: SECTIONS[section].map(pathOf) }] : []
})

/** The pages beside the one at this address; none for a page that stands alone. */
export function tabsAt(pathname: string): { label: string; tabs: readonly PageTab[] } | undefined {
  const found = (Object.keys(SECTIONS) as Section[]).find(section =>
    SECTIONS[section].some(page => pathOf(page) === pathname),
  )
  const pages = found ? SECTIONS[found] : []
  if (!found || pages.length < 2) return undefined
  return { label: sectionWords[found], tabs: pages.map(page => ({ to: pathOf(page), label: pageEntry(page).title })) }
}

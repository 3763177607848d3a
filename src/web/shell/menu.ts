import {
  CalendarClock,
  FileCheck2,
  FileText,
  HandCoins,
  Heart,
  House,
  type LucideIcon,
  MessageSquareHeart,
  MessagesSquare,
  Newspaper,
  PartyPopper,
  PieChart,
  Scale,
  TrendingDown,
  Wallet,
} from 'lucide-react'
import type { DashboardPage } from '#journey/route-map.ts'

interface MenuItem {
  page: DashboardPage
  label: string
  icon: LucideIcon
}

interface MenuGroup {
  label: string
  items: MenuItem[]
}

export const menuGroups: MenuGroup[] = [
  {
    label: 'Application process',
    items: [
      { page: 'application', label: 'Mortgage Application', icon: FileText },
      { page: 'comparison', label: 'Lending Comparison Tool', icon: Scale },
      { page: 'documents', label: 'Documents Required', icon: FileCheck2 },
    ],
  },
  {
    label: 'Tools',
    items: [
      { page: 'timeline', label: 'Timeline Tracker', icon: CalendarClock },
      { page: 'payment-breakdown', label: 'Payment Breakdown', icon: PieChart },
      { page: 'mortgage-scenarios', label: 'Mortgage Scenarios', icon: TrendingDown },
      { page: 'affordability', label: 'Affordability', icon: Wallet },
    ],
  },
  {
    label: 'Additional Services',
    items: [
      { page: 'lenders', label: 'Get Pre-Approval Letters', icon: HandCoins },
      { page: 'insurance', label: 'Home Insurance', icon: House },
      { page: 'news', label: 'Mortgage News', icon: Newspaper },
      { page: 'cards', label: 'Celebration Cards', icon: PartyPopper },
    ],
  },
  {
    label: 'Support',
    items: [
      { page: 'donate', label: 'Support Our Mission', icon: Heart },
      { page: 'feedback', label: 'Feedback & Suggestions', icon: MessageSquareHeart },
      { page: 'broker-chat', label: 'Realtor', icon: MessagesSquare },
    ],
  },
]

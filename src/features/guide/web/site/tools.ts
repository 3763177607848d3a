import { searchToolWords } from '#features/guide/words.ts'
import { pageNames } from '#routes/page-name-words.ts'

/** Tools that the guide leads to, by the names that they have themselves. Those below /dashboard open for guests too. */
export const TOOLS = {
  papers: { name: pageNames.papers, path: '/dashboard/papers' },
  comparison: { name: pageNames.comparison, path: '/dashboard/lending-comparison' },
  calculator: { name: searchToolWords.payoff, path: '/mortgage-calculator' },
  application: { name: pageNames.application, path: '/dashboard/application' },
  documents: { name: pageNames.documents, path: '/dashboard/documents' },
  timeline: { name: pageNames.timeline, path: '/dashboard/timeline' },
  breakdown: { name: pageNames['payment-breakdown'], path: '/dashboard/payment-breakdown' },
  scenarios: { name: pageNames['mortgage-scenarios'], path: '/dashboard/mortgage-scenarios' },
  lenders: { name: pageNames.lenders, path: '/dashboard/lenders' },
  insurance: { name: pageNames.insurance, path: '/dashboard/insurance' },
  'insurance-diary': { name: pageNames['insurance-diary'], path: '/dashboard/insurance-diary' },
  'rate-lock': { name: pageNames['rate-lock'], path: '/dashboard/rate-lock' },
  'wire-safety': { name: pageNames['wire-safety'], path: '/dashboard/wire-safety' },
  news: { name: pageNames.news, path: '/dashboard/news' },
  closure: { name: pageNames.closure, path: '/dashboard/closure' },
} as const

export type ToolId = keyof typeof TOOLS

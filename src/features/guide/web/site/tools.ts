/** Tools that the guide leads to. Those below /dashboard open for guests too. */
export const TOOLS = {
  papers: { name: 'Loan Papers', path: '/dashboard/papers' },
  comparison: { name: 'Lending Comparison Tool', path: '/dashboard/lending-comparison' },
  calculator: { name: 'Mortgage calculator', path: '/mortgage-calculator' },
  application: { name: 'Mortgage Application', path: '/dashboard/application' },
  documents: { name: 'Documents Required', path: '/dashboard/documents' },
  timeline: { name: 'Timeline Tracker', path: '/dashboard/timeline' },
  breakdown: { name: 'Payment Breakdown', path: '/dashboard/payment-breakdown' },
  scenarios: { name: 'Mortgage Scenarios', path: '/dashboard/mortgage-scenarios' },
  lenders: { name: 'Get Pre-Approval Letters', path: '/dashboard/lenders' },
  insurance: { name: 'Home Insurance', path: '/dashboard/insurance' },
  'insurance-diary': { name: 'Mortgage Insurance', path: '/dashboard/insurance-diary' },
  'rate-lock': { name: 'Rate Lock', path: '/dashboard/rate-lock' },
  'wire-safety': { name: 'Wire Safety', path: '/dashboard/wire-safety' },
  news: { name: 'Mortgage News', path: '/dashboard/news' },
  closure: { name: 'Loan closure', path: '/dashboard/closure' },
} as const

export type ToolId = keyof typeof TOOLS

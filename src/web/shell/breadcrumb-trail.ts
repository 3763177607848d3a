const LABELS: Record<string, string> = {
  dashboard: 'Dashboard',
  application: 'Mortgage Application',
  auth: 'Sign In',
  profile: 'Profile',
  settings: 'Settings',
  'lender-comparison': 'Lender Comparison',
  'mortgage-calculator': 'Mortgage Calculator',
  'mortgage-guide': 'Mortgage Guide',
  reminders: 'Timeline Reminders',
  'document-upload': 'Document Upload',
  'payment-breakdown': 'Payment Breakdown',
}

export interface Crumb {
  label: string
  href: string
}

/** Where a person is, from the outermost page in. Empty for the empty path. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(segment => segment !== '')
  return segments.map((segment, depth) => ({
    label: Object.hasOwn(LABELS, segment) ? (LABELS[segment] ?? '') : capitalised(segment),
    href: `/${segments.slice(0, depth + 1).join('/')}`,
  }))
}

function capitalised(segment: string): string {
  return segment
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

import { DASHBOARD_PAGES, pageEntry } from '#routes/pages.ts'

/** Names of parts of an address, where its words in capitals would not do. */
const LABELS = new Map<string, string>([
  ['auth', 'Sign In'],
  ...DASHBOARD_PAGES.flatMap((page): [string, string][] => {
    const { crumb } = pageEntry(page)
    return crumb ? [[page.split('/').at(-1) ?? page, crumb]] : []
  }),
])

export interface Crumb {
  label: string
  href: string
}

/** Where a person is, from the outermost page in. Empty for the empty path. */
export function breadcrumbTrail(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(segment => segment !== '')
  return segments.map((segment, depth) => ({
    label: LABELS.get(segment) ?? capitalised(segment),
    href: `/${segments.slice(0, depth + 1).join('/')}`,
  }))
}

function capitalised(segment: string): string {
  return segment
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

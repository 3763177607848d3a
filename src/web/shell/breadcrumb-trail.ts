import { crumbNames } from '#routes/page-name-words.ts'

const LABELS = new Map(Object.entries(crumbNames))

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

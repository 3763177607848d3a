import { listed } from '#domain/listed.ts'

const guestParts: Record<string, string> = {
  application: 'application',
  comparison: 'lenders',
  timeline: 'dates',
  documents: 'documents',
  papers: 'loan papers',
  'wire-safety': 'wire safety card',
}

/** What a guest had is in the account now: 'Your lenders and dates came along'. */
export function cameAlong(resources: readonly string[]): { title: string; description: string } {
  const parts = Object.keys(guestParts).flatMap(resource =>
    resources.includes(resource) ? (guestParts[resource] ?? []) : [],
  )
  const named = parts.length > 0 ? listed(parts) : 'progress'
  return { title: `Your ${named} came along`, description: 'What you did as a guest is in your account now.' }
}

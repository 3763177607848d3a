import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Whoever prints, downloads or shares has looked at the page for a while: what it takes comes after the page. */
export const TakeAlong = lazyPart(async () => (await import('./take-along-buttons.tsx')).TakeAlongButtons, {
  missing: 'silent',
  fallback: <div className="h-9 w-72" />,
})

import { CelebrationLinks } from '#features/cards/web/celebration-links.tsx'
import { ClosurePage } from '#features/closure/web/closure-page.tsx'

/** The closure knows neither cards nor gifts; the way to them is handed to it here. */
export function Closure() {
  return <ClosurePage celebration={<CelebrationLinks />} />
}

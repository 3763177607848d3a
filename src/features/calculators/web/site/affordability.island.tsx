import { hydrate } from '#web/site/hydrate.tsx'
import { PublicAffordability } from './public-affordability.tsx'

export default hydrate(PublicAffordability)

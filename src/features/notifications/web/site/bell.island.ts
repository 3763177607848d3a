import { hydrate } from '#web/site/hydrate.tsx'
import { SiteBell } from './bell.tsx'

export default hydrate(SiteBell)

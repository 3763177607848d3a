import { hydrate } from '#web/site/hydrate.tsx'
import { AffordabilityCalculator } from '../affordability-calculator.tsx'

export default hydrate(AffordabilityCalculator)

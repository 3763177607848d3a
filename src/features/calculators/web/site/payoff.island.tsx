import { hydrate } from '#web/site/hydrate.tsx'
import { PayoffCalculator } from '../payoff-calculator.tsx'

export default hydrate(PayoffCalculator)

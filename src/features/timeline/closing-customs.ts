import { US_STATES } from '#domain/us-states.ts'

type StateCode = (typeof US_STATES)[number]['code']

// There is no single legal list. DocJacket, More4YourProperty and DOMA all name the first ten; most name the others as well.
const ATTORNEY_USUAL: readonly StateCode[] = ['CT', 'DE', 'GA', 'KY', 'MA', 'NH', 'NY', 'SC', 'VT', 'WV']
const ATTORNEY_OFTEN: readonly StateCode[] = ['AL', 'ME', 'MS', 'NJ', 'RI']

export type ClosingCustom = 'attorney-usual' | 'attorney-must' | 'abstract' | 'attorney-often' | 'title-company'

/** Who handles a closing in a state. */
export function closingCustom(property_state: string): ClosingCustom {
  const code = US_STATES.find(state => state.name === property_state)?.code
  if (code === 'NC') return 'attorney-must'
  if (code === 'IA') return 'abstract'
  if (code && ATTORNEY_USUAL.includes(code)) return 'attorney-usual'
  return code && ATTORNEY_OFTEN.includes(code) ? 'attorney-often' : 'title-company'
}

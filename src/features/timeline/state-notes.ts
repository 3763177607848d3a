import { US_STATES } from '#domain/us-states.ts'

type StateCode = (typeof US_STATES)[number]['code']

// There is no single legal list. Every source we compared names the first ten; most name the others as well (facts of 2026).
const ATTORNEY_USUAL: readonly StateCode[] = ['CT', 'DE', 'GA', 'KY', 'MA', 'NH', 'NY', 'SC', 'VT', 'WV']
const ATTORNEY_OFTEN: readonly StateCode[] = ['AL', 'ME', 'MS', 'NJ', 'NC', 'RI']

export interface StateNote {
  title: string
  detail: string
}

/** What is particular about closing in a state, as far as it changes the timeline. */
export function stateNote(property_state: string): StateNote {
  const code = US_STATES.find(state => state.name === property_state)?.code
  if (code && ATTORNEY_USUAL.includes(code)) {
    return {
      title: 'An attorney usually takes part',
      detail: `In ${property_state} an attorney usually takes part in the closing. Choose one in the first week, so that the title search and the papers do not hold up your date.`,
    }
  }
  if (code && ATTORNEY_OFTEN.includes(code)) {
    return {
      title: 'An attorney usually takes part',
      detail: `In ${property_state} most sources say that an attorney usually takes part in the closing, though not all agree. Ask your agent in the first week who prepares the papers.`,
    }
  }
  return {
    title: 'A title or escrow company usually handles it',
    detail: `In ${property_state} a title or escrow company usually handles the closing. You may still hire an attorney of your own; ask early who holds the deposit and the papers.`,
  }
}

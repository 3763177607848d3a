import { US_STATES } from '#domain/us-states.ts'

type StateCode = (typeof US_STATES)[number]['code']

const CHECKED = 'November 2026'

// There is no single legal list. DocJacket, More4YourProperty and DOMA all name the first ten; most name the others as well.
const ATTORNEY_USUAL: readonly StateCode[] = ['CT', 'DE', 'GA', 'KY', 'MA', 'NH', 'NY', 'SC', 'VT', 'WV']
const ATTORNEY_OFTEN: readonly StateCode[] = ['AL', 'ME', 'MS', 'NJ', 'RI']

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
  if (code === 'NC') {
    return {
      title: 'An attorney takes part',
      detail: `In ${property_state} a licensed attorney must oversee the closing (rules of the State Bar, as of ${CHECKED}). Choose one in the first week.`,
    }
  }
  if (code === 'IA') {
    return {
      title: 'An attorney usually takes part',
      detail: `In ${property_state} no title insurance is sold commercially: an attorney reads the abstract, and Iowa Title Guaranty, a state program, stands behind it (as of ${CHECKED}). Ask in the first week who does it.`,
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

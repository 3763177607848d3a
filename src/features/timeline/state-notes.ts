import { closingCustom } from './closing-customs.ts'

const CHECKED = 'November 2026'

export interface StateNote {
  title: string
  detail: string
}

/** What is particular about closing in a state, as far as it changes the timeline. */
export function stateNote(property_state: string): StateNote {
  switch (closingCustom(property_state)) {
    case 'attorney-usual':
      return {
        title: 'An attorney usually takes part',
        detail: `In ${property_state} an attorney usually takes part in the closing. Choose one in the first week, so that the title search and the papers do not hold up your date.`,
      }
    case 'attorney-must':
      return {
        title: 'An attorney takes part',
        detail: `In ${property_state} a licensed attorney must oversee the closing (rules of the State Bar, as of ${CHECKED}). Choose one in the first week.`,
      }
    case 'abstract':
      return {
        title: 'An attorney usually takes part',
        detail: `In ${property_state} no title insurance is sold commercially: an attorney reads the abstract, and Iowa Title Guaranty, a state program, stands behind it (as of ${CHECKED}). Ask in the first week who does it.`,
      }
    case 'attorney-often':
      return {
        title: 'An attorney usually takes part',
        detail: `In ${property_state} most sources say that an attorney usually takes part in the closing, though not all agree. Ask your agent in the first week who prepares the papers.`,
      }
    case 'title-company':
      return {
        title: 'A title or escrow company usually handles it',
        detail: `In ${property_state} a title or escrow company usually handles the closing. You may still hire an attorney of your own; ask early who holds the deposit and the papers.`,
      }
  }
}

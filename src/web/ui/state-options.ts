import { stateLabel } from '#domain/state-words.ts'
import { US_STATES } from '#domain/us-states.ts'

/** The states to choose from, in the order of their names in the reader's language. The value is the English name, which is stored. */
export const STATE_OPTIONS = US_STATES.map(({ code, name }) => ({ value: name, label: stateLabel(name), code })).sort(
  (one, other) => (one.label < other.label ? -1 : 1),
)

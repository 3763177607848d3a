import {
  type AdjustmentNotice,
  adjustmentWindow,
  countServicingDays,
  forcePlacedCharge,
  type ServicingSense,
} from '#domain/servicing/deadlines.ts'
import { JsonFields } from './fields.ts'

/** The senses as files name them. */
const SENSES = {
  regx: 'servicer',
  calendar: 'calendar',
  open: 'open',
  'open-saturdays': 'open-saturdays',
  specific: 'specific',
} as const satisfies Record<string, ServicingSense>

const MOST_DAYS = 3650

/**
 * `npm run figures -- deadline FILE.json`: a day, `null` where something may not happen at all, or an object where the rule
 * gives two days: a window, or the two readings of a servicer's days.
 */
export function deadlineJson(text: string): unknown {
  const file = JsonFields.parse(text)
  if (file.has('first_new_payment')) return adjustment(file)
  if (file.has('first_notice')) return forcePlaced(file)
  return counted(file)
}

function counted(file: JsonFields): unknown {
  const from = file.day('from')
  const count = file.whole('count', { min: -MOST_DAYS, max: MOST_DAYS })
  const sense = SENSES[file.oneOf('sense', Object.keys(SENSES) as (keyof typeof SENSES)[])]
  const { day, latest } = countServicingDays(from, count, sense)
  return day === latest ? day : { expect: day, expect_lenient: latest }
}

function forcePlaced(file: JsonFields): string | null {
  return forcePlacedCharge(file.day('first_notice'), file.isNull('reminder') ? null : file.day('reminder'))
}

function adjustment(file: JsonFields): unknown {
  const { from, to } = adjustmentWindow(noticeOf(file), file.day('first_new_payment'))
  return { expect_from: from, expect_to: to }
}

/** Which window it is stands in what the file says of its rule; paragraph (d) is about the first adjustment. */
function noticeOf(file: JsonFields): AdjustmentNotice {
  const said = ['cite', 'rule', 'id'].map(name => (file.has(name) ? file.text(name) : '')).join(' ')
  const paragraph = /1026\.20\(([cd])\)/.exec(said)?.[1]
  if (paragraph === 'd' || (paragraph === undefined && /\bfirst\b/i.test(said))) return 'first'
  return /every 60 days|more often|frequent/i.test(said) ? 'frequent' : 'each'
}

import type * as english from './answer-words.ts'
import { historySource, meetingWords, sourceWords } from './words.es.ts'

/** As the server puts it together: samples are named last, and what ships with the product by its name. */
export const sourceText: typeof english.sourceText = source => {
  if (source.includes('shipped with Keyturn')) return sourceWords.snapshot
  if (source.endsWith('samples where a card says so')) return sourceWords.mixed
  return source.endsWith('through FRED') ? sourceWords.live : source
}

export const historySourceText: typeof english.historySourceText = ({ weeks, source }) => {
  const newest = weeks.at(-1)?.date
  return newest === undefined ? source : historySource(newest, !source.includes('ship with Keyturn'))
}

export const meetingText: typeof english.meetingText = ({ description }) => ({
  title: meetingWords.title,
  time: meetingWords.time,
  description: /projections|proyecciones/.test(description) ? meetingWords['with-projections'] : meetingWords.plain,
})

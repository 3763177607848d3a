import { calendarFile } from '#features/timeline/calendar-file.ts'
import { NO_ANSWERS } from '#features/timeline/legal-dates-model.ts'
import { saveFile } from '#web/save-file.ts'
import type { Coming } from '../coming.ts'
import { comingWords } from '../home-words.ts'
import { loanDayWords } from '../loan-words.ts'

/** What is coming, as a file for any calendar. What is only probable stays out: a calendar says no 'probably'. */
export function saveCalendar(rows: readonly Coming[]): void {
  const { origin } = window.location
  const others = rows.flatMap(row => {
    const { title, detail, isGuess } = comingWords(row)
    const key = `${row.kind}.${'key' in row ? `${row.key}.` : ''}${row.on}`
    return isGuess ? [] : [{ key, day: row.on, title, detail, url: `${origin}${row.to}`, isWanted: true, notices: [7] }]
  })
  const loan = { name: null, events: [], legalDates: [], legalState: NO_ANSWERS, context: { is_refinance: false } }
  const text = calendarFile({
    loans: [{ ...loan, others, owner: 'my-home' }],
    reminder_days: 7,
    url: `${origin}/dashboard/my-home`,
    now: new Date().toISOString(),
  })
  saveFile(loanDayWords.fileName, 'text/calendar;charset=utf-8', text)
}

import type { Language } from '#domain/languages.ts'
import * as spanishLoans from '#resources/words.es.ts'
import { loanWords } from '#resources/words.ts'
import type { CalendarCatalog } from '../calendar-file.ts'
import * as spanishLegalDates from '../legal-dates-words.es.ts'
import * as legalDates from '../legal-dates-words.ts'
import type { EventCatalog } from '../loan-context.ts'
import * as spanishPage from '../page-words.es.ts'
import * as page from '../page-words.ts'
import * as spanishRefinance from '../refinance-words.es.ts'
import * as refinance from '../refinance-words.ts'
import * as spanishReminders from '../reminder-words.es.ts'
import * as reminders from '../reminder-words.ts'
import * as spanishEvents from '../words.es.ts'
import * as events from '../words.ts'

export interface TimelineCatalog extends EventCatalog, CalendarCatalog {
  eventReminderWords: typeof reminders.eventReminderWords
  legalDateReminderWords: typeof legalDates.legalDateReminderWords
}

/** What reminders and calendars say: the server has both languages and picks the person's. */
export const catalogs: Record<Language, TimelineCatalog> = {
  en: { ...page, ...refinance, ...reminders, ...legalDates, ...events, loanWords },
  es: {
    ...spanishPage,
    ...spanishRefinance,
    ...spanishReminders,
    ...spanishLegalDates,
    ...spanishEvents,
    loanWords: spanishLoans.loanWords,
  },
}

import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#domain/languages.ts'
import type { EscrowState } from '#features/escrow/model.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import type { Orm } from '#server/db/database.ts'
import { isOwn, type Owner } from '#server/loans/owner.ts'
import type { NoticeContext, NoticeOf, NoticeWords } from '#server/notice-words.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import type { Crossed } from '../crossing.ts'
import type { HomeLoan, ServicingState } from '../model.ts'
import * as spanish from '../reminder-words.es.ts'
import * as english from '../reminder-words.ts'
import * as spanishDays from '../servicing-day-words.es.ts'
import * as englishDays from '../servicing-day-words.ts'
import { type ServicingDay, servicingDays } from '../servicing-days.ts'
import { serviced_loans } from './tables.ts'

const catalogs = { en: { ...english, ...englishDays }, es: { ...spanish, ...spanishDays } }
type Catalog = (typeof catalogs)[Language]

export const servicingNotices = {
  'servicing.day': (given: Pick<ServicingDay, 'what' | 'servicer' | 'day'>, { language, days }: NoticeContext) =>
    catalogs[language].servicingReminderWords(given, days),
  'servicing.refinance': (given: Crossed, { language }) => catalogs[language].crossedWords(given),
} satisfies NoticeWords

type ServicingNotice = NoticeOf<typeof servicingNotices>

/** The loan that is being paid, as it was entered or closed here. */
export interface ServicedHome {
  loan: HomeLoan | null
  servicing: ServicingState
  escrow: EscrowState
}

/** A loan that was closed here comes from features that know nothing of servicing, so the app hands it in. */
export type HomeOf = (db: Orm, owner: Owner) => Promise<ServicedHome>

/** The days of letters, of a transfer, of escrow, of mortgage insurance and of a new rate, and a refinance that would pay. */
export function servicingReminders(homeOf: HomeOf): ReminderSource {
  return {
    async dates(db, owner, today, language) {
      const home = await homeOf(db, owner)
      return [...plannedDates(home, today, catalogs[language]), ...(await crossedDates(db, owner, home))]
    },
  }
}

function plannedDates(home: ServicedHome, today: CalendarDay, said: Catalog): ReminderDate[] {
  return servicingDays(home, today).map(day => ({
    key: day.key,
    title: said.servicingDayTitle(day),
    day: day.day,
    isWanted: day.isOn,
    notices: day.notices,
    tellsWhenOver: false,
    path: day.path,
    says: {
      key: 'servicing.day',
      given: { what: day.what, servicer: day.servicer, day: day.day },
    } satisfies ServicingNotice,
  }))
}

/** The survey comes once a week: until the next one its news are worth telling. */
const NEWS_DAYS = 6

async function crossedDates(db: Orm, owner: Owner, { servicing }: ServicedHome): Promise<ReminderDate[]> {
  const [row] = await db
    .select({ crossed: serviced_loans.crossed })
    .from(serviced_loans)
    .where(isOwn(serviced_loans, owner))
  const crossed = row?.crossed
  if (!crossed) return []
  return [
    {
      key: 'servicing.refinance',
      day: addDays(crossed.on, NEWS_DAYS),
      isWanted: servicing.refinance?.reminder_enabled ?? true,
      notices: [NEWS_DAYS],
      tellsWhenOver: false,
      path: '/dashboard/refinance',
      says: { key: 'servicing.refinance', given: crossed } satisfies ServicingNotice,
    },
  ]
}

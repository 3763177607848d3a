import type { Hono } from 'hono'
import { createAccount } from '#features/account/server/account.ts'
import { createDonations } from '#features/donate/server/donations.ts'
import type { StripeSettings } from '#features/donate/server/stripe-client.ts'
import { stopMonthlyOf } from '#features/donate/server/subscriptions.ts'
import { feedbackEndpoint } from '#features/feedback/server/endpoints.ts'
import { offeredLendersEndpoint } from '#features/lenders/server/endpoints.ts'
import { seedLenders } from '#features/lenders/server/seed.ts'
import { createNews } from '#features/news/server/news.ts'
import { processReminders } from '#features/notifications/server/endpoints.ts'
import { rateMoved, registerRateAlerts } from '#features/notifications/server/rate-alerts.ts'
import { reminderDaysOf } from '#features/notifications/server/records.ts'
import { endOtherAddresses, reminderAddressEndpoints } from '#features/notifications/server/reminder-address.ts'
import { registerReminderJobs } from '#features/notifications/server/reminder-jobs.ts'
import { replayNotifications } from '#features/notifications/server/store.ts'
import { registerNotificationTidy } from '#features/notifications/server/tidy.ts'
import { unsubscribeEndpoints } from '#features/notifications/server/unsubscribe.ts'
import { lockDatesOf } from '#features/rate-lock/server/records.ts'
import { realtorEndpoint, supportEndpoint } from '#features/realtor/server/endpoints.ts'
import { onRateStored, registerRefinanceAlerts } from '#features/servicing/server/refinance-alerts.ts'
import { calendarEndpoints, endCalendarAddress } from '#features/timeline/server/calendar.ts'
import { invitationEndpoints } from '#features/together/server/invitation-endpoints.ts'
import { leaveAll } from '#features/together/server/membership.ts'
import { peopleEndpoints } from '#features/together/server/people-endpoints.ts'
import { registerInvitationTidy } from '#features/together/server/tidy.ts'
import type { Claims } from '#routes/claims.ts'
import type { OperatorDetails } from '#routes/operator-details.ts'
import type { Hashing } from '#server/auth/scrypt.ts'
import type { Database } from '#server/db/database.ts'
import type { Seed } from '#server/db/migrate.ts'
import type { AppEnv, RequireUser } from '#server/http/context.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { importGuest } from '#server/import-guest.ts'
import { type ReadInitialData, readInitialData } from '#server/initial-data.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Limits } from '#server/limits/limits.ts'
import { replayLoanChanges } from '#server/loans/people.ts'
import type { Log } from '#server/log.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import type { Replay } from '#server/realtime/hub.ts'
import { resourceEndpoints } from '#server/resources.ts'
import { ownedHome } from './owned-home.ts'
import { noticeWords, otherDates, plan, reminderSources } from './reminder-sources.ts'
import { storedResources } from './stores.ts'

/** What features build on. */
export interface FeatureParts {
  database: Database
  jobs: Jobs
  mailQueue: MailQueue
  limits: Limits
  baseUrl: string
  secret: string
  isLoopbackOnly: boolean
  operatorEmail: string | undefined
  operator: OperatorDetails
  claims: Claims
  lenderMail: boolean
  stripe: StripeSettings
  ratesUrl: string | undefined
  fedCalendarUrl: string | undefined
  log: Log
  /** Tests of something else hash quickly; everybody else leaves it. */
  hashing?: Hashing
}

export interface Features {
  endpoints: Endpoint[]
  requireUser: RequireUser
  /** What the page of an account is rendered from. */
  readInitialData: ReadInitialData
  /** What an open page missed while it was away. */
  replay: Replay
  /** Pages that the server writes itself. */
  mountPages(app: Hono<AppEnv>): void
  /** What features do once the jobs run. */
  started(): Promise<void>
}

/** What the product ships in its tables. Each can be run at every start. */
export const seeds: Seed[] = [seedLenders]

/** The one place that knows all features: a new one adds its endpoints and jobs here, its resource to `../resources.ts`. */
export function createFeatures(parts: FeatureParts): Features {
  const { database } = parts
  const account = createAccount({
    ...parts,
    async onLeaving(tx, user_id) {
      await leaveAll(tx, resources, user_id)
      await stopMonthlyOf(tx, parts.jobs, user_id)
    },
    async onNewPassword(tx, user_id) {
      await endCalendarAddress(tx, user_id)
      await endOtherAddresses(tx, user_id)
    },
  })
  const messages = { ...parts, whoIs: account.whoIs }
  const donations = createDonations(messages)
  const reminders = { ...parts, sources: reminderSources, noticeWords }
  registerReminderJobs(reminders)
  registerRateAlerts(reminders)
  registerNotificationTidy(parts)
  registerInvitationTidy(parts)
  registerRefinanceAlerts({ ...parts, homeOf: ownedHome, plan })
  const news = createNews({
    ...parts,
    onNewWeek: (tx, { observed_on, rate }) => onRateStored(tx, parts.jobs, observed_on, rate),
    onRateMove: (tx, move) => rateMoved(tx, parts.jobs, move),
  })

  const resources = storedResources({ ...parts, sensitive: account.sensitive })
  const people = { ...parts, resources }
  const replays = [replayNotifications(database, noticeWords), replayLoanChanges(database)]
  return {
    requireUser: account.requireUser,
    readInitialData: readInitialData(database, account.readSession, resources, news.readSurvey),
    replay: async (...asked) => (await Promise.all(replays.map(replay => replay(...asked)))).flat(),
    mountPages: donations.mountPages,
    started: news.started,
    endpoints: [
      ...account.endpoints,
      ...resources.flatMap(each => resourceEndpoints(database, each)),
      offeredLendersEndpoint(database),
      importGuest(database, resources, parts.limits),
      ...peopleEndpoints(people),
      ...invitationEndpoints(people),
      ...calendarEndpoints({
        ...parts,
        sensitive: account.sensitive,
        reminderDaysOf,
        lockOf: lockDatesOf,
        otherDates,
        noticeWords,
      }),
      processReminders(database, reminders),
      ...unsubscribeEndpoints(database, parts.secret, plan),
      ...reminderAddressEndpoints(database, account.whoIs),
      ...donations.endpoints,
      feedbackEndpoint(messages),
      realtorEndpoint(messages),
      supportEndpoint(parts.operator),
      ...news.endpoints,
    ],
  }
}

import createClient from 'openapi-fetch'
import type { paths } from '../../.cache/client/schema.ts'

/** What a program of somebody else's would write: nothing but the types that the API's own description gives. */
export async function walk(baseUrl: string, cookie: string) {
  const api = createClient<paths>({ baseUrl, headers: { cookie, origin: baseUrl } })

  const loan_amount: number = 320_000
  const saved = await api.POST('/api/application/save-draft', { body: { loan_amount, property_state: 'Texas' } })
  const draft: { loan_amount: number | null } | null | undefined = saved.data?.draft

  const day = '2026-12-01'
  const dated = await api.POST('/api/timeline/update', { body: { event_key: 'closing_day', scheduled_date: day } })
  const closing = dated.data?.events.find(event => event.event_key === 'closing_day')?.scheduled_date

  const lenders = await api.GET('/api/lenders')
  const rates: (number | null)[] = lenders.data?.lenders.map(lender => lender.interest_rate) ?? []

  const refused = await api.POST('/api/comparison/remove', { body: { id: '33333333-3333-4333-8333-333333333333' } })
  const problem: { code: string; status: number } | undefined = refused.error

  const stranger = createClient<paths>({ baseUrl })
  const unknown = await stranger.GET('/api/application')
  return { draft, closing, lenders: rates.length, problem, stranger: unknown.error?.code }
}

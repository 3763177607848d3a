import { randomInt } from 'node:crypto'
import { estimateFees } from '#domain/fee-estimate.ts'

export interface Step {
  name: string
  ms: number
  status: number
  /** In seconds, where the server was busy and asked the person to come again. They do. */
  retryAfter: number
}

/** One person's whole way over HTTP: from the landing page through application, comparison and closing to the gift. */
export async function walkJourney(origin: string, onStep: (step: Step) => void): Promise<void> {
  // Limits count by network address; people come from many.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'kettle-and-toast'
  let cookie = ''

  await read('/')
  await read('/dashboard/comparison')
  await act('auth/sign-up/email', { email, password, first_name: 'Ada', last_name: 'Byron' })
  await act('auth/sign-in/email', { email, password })
  await act('account/import-guest', {})
  for (const page of ['auth/get-session', 'profile', 'application', 'notifications']) await read(`/api/${page}`)
  await act('application/save-draft', { loan_purpose: 'purchase', property_value: 450_000, loan_amount: 360_000 })
  await act('application/save-draft', { property_state: 'North Carolina' })
  await act('application/complete', { credit_score_range: 'excellent_740_plus', annual_income: 120_000 })
  await read('/api/comparison')
  const fees = estimateFees(360_000)
  for (const name of ['Harbor', 'Prairie', 'First County']) {
    const id = crypto.randomUUID()
    await act('comparison/add', { id, name, interest_rate: 6.5, mortgage_type: '30_year_fixed', fees })
    await act('comparison/update', { id, interest_rate: 6.375 })
  }
  const { lenders } = (await read('/api/lenders')) as { lenders: { id: string }[] }
  await act('lenders/apply', { lender_ids: lenders.slice(0, 3).map(lender => lender.id) })
  for (const document of ['pay_stubs', 'w2_forms']) await act('documents/mark', { document, gathered: true })
  await read('/api/timeline')
  await act('timeline/update', { event_key: 'contract_signed', scheduled_date: '2026-11-16' })
  await act('timeline/update', { event_key: 'home_inspection', notes: 'Bring a torch' })
  await act('functions/process-reminders', {})
  await read('/api/notifications')
  await act('notifications/read-all', {})
  const { completed } = (await read('/api/application')) as { completed: { tracking_id: string } }
  await act('closure/close', {
    application_id: completed.tracking_id,
    chosen_lender_name: 'Harbor Savings',
    loan_amount: 360_000,
    interest_rate: 6.5,
    loan_type: 'conventional',
    apr: 6.712,
  })
  await act('gifts/request', { street_address: '12 Elm Street', city: 'Raleigh', state: 'NC', zip_code: '27601' })
  await act('auth/sign-out', {})

  async function read(path: string): Promise<unknown> {
    return send('GET', path, undefined)
  }

  async function act(path: string, body: object): Promise<unknown> {
    return send('POST', `/api/${path}`, body)
  }

  async function send(method: string, path: string, body: object | undefined): Promise<unknown> {
    const begun = performance.now()
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json', 'x-forwarded-for': address },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const retryAfter = answer.status === 503 ? Number(answer.headers.get('retry-after')) : 0
    onStep({ name: `${method} ${path}`, ms: performance.now() - begun, status: answer.status, retryAfter })
    if (retryAfter > 0) {
      await new Promise(resolve => setTimeout(resolve, retryAfter * 1000))
      return send(method, path, body)
    }
    const set = answer.headers.getSetCookie().map(each => each.split(';')[0] ?? '')
    const unchanged = cookie
      .split('; ')
      .filter(each => each && !set.some(one => one.split('=')[0] === each.split('=')[0]))
    cookie = [...unchanged, ...set].join('; ')
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
  }
}

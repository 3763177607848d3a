import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Endpoint } from '#server/http/endpoint.ts'
import type { Body } from './bodies.ts'

type Fields = Record<string, unknown>
type Request = (method: string, path: string) => Promise<Fields>

/** What was accepted must be there afterwards: as it was answered, as it was sent, and the same at every look. */
export async function lostOnTheWay(
  endpoint: Endpoint,
  body: Body,
  answer: Fields,
  request: Request,
): Promise<string[]> {
  const sent = endpoint.input ? (z.parse(endpoint.input, JSON.parse(textOf(body) || '{}')) as Fields) : {}
  const table = KEPT_MESSAGES[endpoint.path]
  if (table) {
    const rows = (await request('POST', '/api/functions/export-user-data'))[table] as Fields[]
    const wanted = messageFields(sent)
    const isThere = rows.some(row => Object.entries(wanted).every(([name, value]) => row[name] === value))
    return isThere ? [] : [`not in ${table}`]
  }
  const resource = /^\/api\/([a-z-]+)\/[a-z-]+$/.exec(endpoint.path)?.[1] ?? ''
  if (!RESOURCES.has(resource)) return []
  const view = await request('GET', `/api/${resource}`)
  const again = await request('GET', `/api/${resource}`)
  const problems = isDeepStrictEqual(view, again) ? [] : ['two looks differ']
  for (const [name, value] of Object.entries(answer)) {
    const seen =
      name === 'gift_request'
        ? (view.gift_requests as unknown[]).find(one => isDeepStrictEqual(one, value))
        : view[name]
    if (!isDeepStrictEqual(seen, value)) problems.push(`answered ${short(value)}, kept ${short(seen)}`)
  }
  const stored = landingOf(endpoint.path, sent, view)
  for (const [name, value] of Object.entries(stored ? sent : {})) {
    if (value === undefined || NOT_STORED.has(name)) continue
    const there = name === 'fees' ? pick(stored?.fees as Fields, value as Fields) : stored?.[name]
    const wanted = name === 'fees' ? pick(value as Fields, value as Fields) : value
    // An empty line is stored as nothing; -0 is 0 to everybody but a computer.
    if (!isDeepStrictEqual(plain(there), plain(wanted)))
      problems.push(`${name}: sent ${short(wanted)}, kept ${short(there)}`)
  }
  return problems
}

const RESOURCES = new Set([
  'profile',
  'application',
  'closure',
  'comparison',
  'documents',
  'escrow',
  'gifts',
  'insurance-diary',
  'lenders',
  'notifications',
  'papers',
  'preferences',
  'rate-lock',
  'rights',
  'servicing',
  'timeline',
  'together',
  'wire-safety',
])

const KEPT_MESSAGES: Record<string, string> = {
  '/api/functions/send-feedback': 'feedback',
  '/api/functions/send-realtor-message': 'realtor_messages',
}

function messageFields({ title, description, message, name }: Fields): Fields {
  return message === undefined ? { title, description } : { message, name }
}

/** Not about what is stored; or ours to decide: whether a lender is a listed one, the sum of fees. */
const NOT_STORED = new Set(['new', 'chosen_lender_id', 'chosen_lender_name', 'created_at', 'country', 'recipient_name'])

/** Where in the view what was sent must be: under a name, or in a list by what tells its entries apart. */
const LANDINGS: Record<string, [name: string, among?: string]> = {
  '/api/profile/save': ['profile'],
  '/api/application/save-draft': ['draft'],
  '/api/application/complete': ['completed'],
  '/api/closure/save': ['closure'],
  '/api/preferences/save': ['preferences'],
  '/api/rights/tell': ['told'],
  '/api/timeline/update': ['events', 'event_key'],
  '/api/escrow/plan': ['plan'],
  '/api/escrow/keep': ['statements', 'id'],
  '/api/servicing/own': ['loan'],
  '/api/servicing/keep': ['statements', 'id'],
  '/api/together/house': ['house'],
  '/api/together/borrow': ['borrowing'],
  '/api/together/sheet': ['sheet'],
  '/api/together/gift': ['gift'],
  '/api/insurance-diary/keep': ['diaries', 'id'],
  '/api/wire-safety/note': ['card'],
  '/api/comparison/update': ['scenarios', 'id'],
}

/** Nothing where the action is no plain saving. */
function landingOf(path: string, sent: Fields, view: Fields): Fields | undefined {
  const [name, among] = LANDINGS[path] ?? []
  if (name === undefined) return undefined
  return among === undefined ? (view[name] as Fields) : (view[name] as Fields[]).find(one => one[among] === sent[among])
}

function pick(from: Fields | undefined, names: Fields): Fields {
  const given = Object.keys(names).filter(name => name !== 'totalFees' && names[name] !== undefined)
  return Object.fromEntries(given.map(name => [name, plain(from?.[name])]))
}

/** As the server reads it: a mark at the beginning is no part of the text. */
function textOf(body: Body): string {
  return new TextDecoder().decode(typeof body === 'string' ? new TextEncoder().encode(body) : body)
}

function plain(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  return Object.is(value, -0) ? 0 : value
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120)
}

import { type Outcome, type Problem, refused } from '#resources/problem.ts'
import { dismissToast, toast } from '#web/ui/toast.ts'
import { apiWords } from '#web/words.ts'
import { noticeForeignSession, pageUserHeader } from './page-user.ts'

export const unreachable: Problem = {
  status: 503,
  code: 'unreachable',
  title: apiWords.couldNotReachKeyturn,
  detail: apiWords.unreachableHint,
}

/** What else is known of a problem. */
export interface ProblemContext {
  path: string
  /** When to try again, where the server says it. */
  retryAfterSeconds: number
}

type ProblemTranslator = (problem: Problem, about: ProblemContext) => Promise<Problem>

let translated: ProblemTranslator = async problem => problem

/** The server's sentences are English, for programs; pages in another language say them by code. */
export function setProblemTranslator(translator: ProblemTranslator): void {
  translated = translator
}

const stopped: Problem = { ...unreachable, detail: apiWords.mayHaveArrived }

/** After this long a note says that we still wait. */
const SILENCE_MS = 10_000

/** A GET. Failures come back as a problem with its sentences, never as an exception. */
export function readApi<Answer>(path: string, patienceMs?: number): Promise<Outcome<Answer>> {
  return request(path, patience(patienceMs))
}

/** Browsers let 64 KiB of a page's requests outlive it, all together, and refuse to send what goes beyond. */
const LONGEST_KEEPALIVE = 4_000

/**
 * A POST, also without a body, because it changes something. It is delivered even
 * if the page is left at that moment. Without `patienceMs` it waits until it is answered or the person stops it.
 */
export function callApi<Answer>(
  path: string,
  body: unknown = {},
  patienceMs?: number,
  headers: Record<string, string> = {},
): Promise<Outcome<Answer>> {
  const text = JSON.stringify(body)
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
    keepalive: text.length <= LONGEST_KEEPALIVE,
  }
  if (patienceMs !== undefined) return request(path, { ...init, ...patience(patienceMs) })
  return requestWithNote(path, init)
}

async function requestWithNote<Answer>(path: string, init: RequestInit): Promise<Outcome<Answer>> {
  const waiting = new AbortController()
  const action = { label: apiWords.stopWaiting, onClick: () => waiting.abort() }
  let note = 0
  const timer = setInterval(() => {
    note = toast({ title: apiWords.stillTrying, description: apiWords.takesLong, action })
  }, SILENCE_MS)
  const outcome = await request<Answer>(path, { ...init, signal: waiting.signal })
  clearInterval(timer)
  dismissToast(note)
  return waiting.signal.aborted ? refused(stopped) : outcome
}

function patience(milliseconds: number | undefined): RequestInit {
  return milliseconds === undefined ? {} : { signal: AbortSignal.timeout(milliseconds) }
}

async function request<Answer>(path: string, { headers, ...init }: RequestInit): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...pageUserHeader(), ...headers },
    })
    const text = await response.text()
    const answer: unknown = text === '' ? null : JSON.parse(text)
    if (response.ok) return { ok: true, value: answer as Answer, ...revisionOf(response) }
    const problem = asProblem(answer, response.status)
    noticeForeignSession(problem)
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || 0
    return refused(await translated(problem, { path, retryAfterSeconds }))
  } catch {
    return refused(unreachable)
  }
}

/** A proxy that compresses makes the ETag weak. */
function revisionOf({ headers }: Response): { revision?: number } {
  const [, revision] = /^(?:W\/)?"(\d+)"$/.exec(headers.get('etag') ?? '') ?? []
  return revision === undefined ? {} : { revision: Number(revision) }
}

function asProblem(answer: unknown, status: number): Problem {
  const problem = (answer ?? {}) as Partial<Problem>
  if (typeof problem.code === 'string' && typeof problem.title === 'string' && typeof problem.detail === 'string') {
    const { code, title, detail, errors } = problem
    return { status: status as Problem['status'], code, title, detail, ...(errors && { errors }) }
  }
  return {
    status: status >= 500 ? 503 : 400,
    code: 'unexpected',
    title: apiWords.error,
    detail: apiWords.unexpectedError,
  }
}

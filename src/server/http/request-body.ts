import type { Context, MiddlewareHandler } from 'hono'
import { problemWords } from '#resources/problem-words.ts'
import { malformedWords } from '#server/words.ts'
import type { AppEnv } from './context.ts'
import { type HttpProblem, ProblemError } from './problem.ts'
import { parseStrictJson } from './strict-json.ts'

/** All that a guest can store fits in a tenth of it. */
const LARGEST_BODY = 256 * 1024

const tooLarge: HttpProblem = { status: 413, code: 'too-large', ...problemWords.tooLarge }
const notJson: HttpProblem = { status: 415, code: 'not-json', ...problemWords.notJson }

/** Begins to read the JSON of a request into `body`. Without any it is an empty object. */
export const readBody: MiddlewareHandler<AppEnv> = (c, next) => {
  const body = readJson(c)
  // Whoever is refused for another reason, such as no session, never hears what is wrong with it.
  body.catch(() => {})
  c.set('body', body)
  return next()
}

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const bytes = await readBytes(c, LARGEST_BODY)
  if (bytes.length === 0) return {}
  if (!isJson(c.req.header('content-type'))) throw new ProblemError(notJson)
  return parseStrictJson(bytes)
}

/** Browsers call the JSON of their policy reports by another name. */
function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/(json|csp-report)\s*(;|$)/i.test(type)
}

/** The body as it came, for whoever checks a signature over it. */
export async function readBytes(c: Context<AppEnv>, largest: number): Promise<Uint8Array> {
  try {
    return await readAtMost(c, largest)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    // The client went away in the middle; nobody reads this answer.
    throw new ProblemError({
      status: 400,
      code: 'malformed',
      title: malformedWords.title,
      detail: malformedWords.brokeOff,
    })
  }
}

async function readAtMost(c: Context<AppEnv>, largest: number): Promise<Uint8Array> {
  const announced = c.req.header('content-length')
  if (announced !== undefined) {
    // Node reads no more than was announced.
    if (Number(announced) > largest) throw new ProblemError(tooLarge)
    return new Uint8Array(await c.req.arrayBuffer())
  }
  return readUpTo(c.req.raw.body, largest)
}

async function readUpTo(stream: ReadableStream<Uint8Array> | null, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream ?? []) {
    length += chunk.length
    if (length > largest) throw new ProblemError(tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './context.ts'
import { type Problem, ProblemError } from './problem.ts'
import { parseStrictJson } from './strict-json.ts'

/** A whole guest's belongings fit in a tenth of it. */
const LARGEST_BODY = 256 * 1024

const tooLarge: Problem = {
  status: 413,
  code: 'too-large',
  title: 'That is too large',
  detail: 'Please send less at once.',
}

const notJson: Problem = {
  status: 415,
  code: 'not-json',
  title: 'We only read JSON',
  detail: 'Send the request with the content type application/json.',
}

/** Reads the JSON of every request that carries some into `body`. Without any it is an empty object. */
export const readBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('body', await readJson(c))
  await next()
}

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const bytes = await readBytes(c, LARGEST_BODY)
  if (bytes.length === 0) return {}
  if (!isJson(c.req.header('content-type'))) throw new ProblemError(notJson)
  return parseStrictJson(bytes)
}

function isJson(type: string | undefined): boolean {
  return type !== undefined && /^application\/json\s*(;|$)/i.test(type)
}

/** The body as it came, for whoever checks a signature over it. */
export async function readBytes(c: Context<AppEnv>, largest: number): Promise<Uint8Array> {
  try {
    return await readAtMost(c, largest)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    // The client went away in the middle; nobody reads this answer.
    throw new ProblemError({ status: 400, code: 'malformed', title: 'We could not read that', detail: 'It broke off.' })
  }
}

async function readAtMost(c: Context<AppEnv>, largest: number): Promise<Uint8Array> {
  const announced = c.req.header('content-length')
  if (announced !== undefined) {
    // Node reads no more than was announced.
    if (Number(announced) > largest) throw new ProblemError(tooLarge)
    return new Uint8Array(await c.req.arrayBuffer())
  }
  const bytes = await readUpTo(c.req.raw.body, largest)
  // Handlers may still ask the request itself, which cannot read its stream twice.
  Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(bytes.buffer) })
  return bytes
}

async function readUpTo(stream: ReadableStream<Uint8Array> | null, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream ?? []) {
    length += chunk.length
    if (length > largest) throw new ProblemError(tooLarge)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

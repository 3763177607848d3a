import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FeedProblem } from '../feed-problem.ts'
import { isMeantAsLocal, isPrivateAddress } from './private-address.ts'

export interface DownloadLimits {
  /** For everything together: names, redirects, the whole body. */
  timeoutMs: number
  largestBytes: number
}

const MOST_REDIRECTS = 3
const AGENT = 'Keyturn/1.0 (mortgage rates; one request an hour)'

/**
 * The text at an address that the operator chose. A redirect is somebody else's choice: it never leads to this machine or
 * its network, whatever name it hides behind, and never from https to http.
 */
export async function download(address: string, { timeoutMs, largestBytes }: DownloadLimits): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(address)
  let mayBeLocal = isMeantAsLocal(url.hostname)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await request(url, mayBeLocal, signal)
    const next = redirectOf(answer, url)
    if (!next) return await readText(answer, largestBytes, signal)
    answer.destroy()
    url = next
    mayBeLocal = false
  }
  throw new FeedProblem('too-many-redirects', `More than ${MOST_REDIRECTS} redirects`)
}

async function request(url: URL, mayBeLocal: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBeLocal && isIP(host) && isPrivateAddress(host)) throw refusedAddress()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return await new Promise((resolve, reject) => {
    const request = send(url, {
      signal,
      agent: false,
      // The very address that was checked is the one that is called: a name cannot change its mind in between.
      lookup: mayBeLocal ? undefined : publicOnly,
      headers: { 'user-agent': AGENT, accept: 'text/csv, text/html;q=0.9, */*;q=0.1', 'accept-encoding': 'identity' },
    })
    request.on('response', resolve)
    request.on('error', error => reject(asProblem(error, signal)))
    request.end()
  })
}

const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(refusedAddress(), [])
    const [first] = addresses
    if (options.all || !first) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

function redirectOf(answer: IncomingMessage, from: URL): URL | undefined {
  const { statusCode = 0, headers } = answer
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return undefined
  const next = URL.parse(headers.location, from.href)
  const isSaved = next?.protocol === 'https:' || (next?.protocol === 'http:' && from.protocol === 'http:')
  if (!next || !isSaved) {
    answer.destroy()
    throw new FeedProblem('bad-status', 'It leads to an address that we do not follow')
  }
  return next
}

async function readText(answer: IncomingMessage, largestBytes: number, signal: AbortSignal): Promise<string> {
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new FeedProblem('bad-status', `It answered ${answer.statusCode}`)
  }
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > largestBytes) throw new FeedProblem('too-large', `More than ${largestBytes} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw asProblem(error, signal)
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks).toString('utf8')
}

function refusedAddress(): FeedProblem {
  return new FeedProblem('private-address', 'It leads into a private network')
}

function asProblem(error: unknown, signal: AbortSignal): FeedProblem {
  if (error instanceof FeedProblem) return error
  if (signal.aborted) return new FeedProblem('timed-out', 'It took too long')
  const code = (error as { code?: unknown }).code
  // A body shorter than announced ends with ECONNRESET.
  return new FeedProblem(code === 'ECONNRESET' ? 'half-a-file' : 'unreachable', String(code ?? 'no answer'))
}

import type { LiveEvent } from './publish.ts'

/** One open page. Events that happen while it catches up wait their turn. */
export interface Stream {
  user_id: string
  session_id: string
  body: ReadableStream<Uint8Array>
  send(event: LiveEvent): void
  beat(): void
  /** What the page missed; then what waited, without what it just got. */
  catchUp(missed: LiveEvent[]): void
  end(): void
}

/** A page that reads this much slower than we write is gone; it will come back and catch up. */
const MOST_WAITING = 256

export function createStream(user_id: string, session_id: string, onEnd: (stream: Stream) => void): Stream {
  const encoder = new TextEncoder()
  let waiting: LiveEvent[] | null = []
  let controller: ReadableStreamDefaultController<Uint8Array>
  let ended = false

  const stream: Stream = {
    user_id,
    session_id,
    body: new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened
        // Spread, so that a restarted server is not greeted by everybody in the same second.
        write(`retry: ${1000 + Math.floor(Math.random() * 2000)}\n\n`)
        // Before anything else: a page that comes back with another person's session must take nothing of theirs.
        write(wireForm({ type: 'opened', data: { user_id } }))
      },
      cancel: () => close(),
    }),
    send(event) {
      if (waiting) waiting.push(event)
      else write(wireForm(event))
    },
    beat: () => write(': still here\n\n'),
    catchUp(missed) {
      const seen = new Set(missed.map(event => event.id))
      const later = (waiting ?? []).filter(event => event.id === undefined || !seen.has(event.id))
      waiting = null
      for (const event of [...missed, ...later]) write(wireForm(event))
    },
    end() {
      if (ended) return
      close()
      controller.close()
    },
  }
  return stream

  function write(text: string): void {
    if (ended) return
    if ((controller.desiredSize ?? 0) < -MOST_WAITING) stream.end()
    else controller.enqueue(encoder.encode(text))
  }

  function close(): void {
    if (ended) return
    ended = true
    onEnd(stream)
  }
}

function wireForm({ type, id, data }: LiveEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, type CalendarDay, dayParts, weekday } from '#domain/calendar-day.ts'

/** How FRED and the Fed answer, and how they could. */
export type FeedMood =
  | 'good'
  | 'hang'
  | 'trickle'
  | '500'
  | 'html'
  | 'huge'
  | 'half'
  | 'cut-off'
  | 'link-local'
  | 'loop'

export interface FeedServer {
  ratesUrl: string
  fedUrl: string
  /** Everything that was asked for. */
  asked: string[]
  mood: FeedMood
  /** What the 30-year rate is this week. */
  thirty: number
  /** The last day in the files. */
  until: CalendarDay
  close(): Promise<void>
}

/** Both publishers on a port of this machine, speaking as the real ones do. */
export async function startFeeds(until: CalendarDay): Promise<FeedServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    feeds.asked.push(url.pathname + url.search)
    const body = url.pathname === '/fed' ? fedPage(dayParts(feeds.until).year) : ratesFile(url, feeds)
    answer(response, feeds.mood, body, url)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const feeds: FeedServer = {
    ratesUrl: `${origin}/fredgraph.csv`,
    fedUrl: `${origin}/fed`,
    asked: [],
    mood: 'good',
    thirty: 6.5,
    until,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return feeds
}

function answer(response: ServerResponse, mood: FeedMood, body: string, url: URL): void {
  const half = body.slice(0, Math.floor(body.length / 2))
  if (mood === 'hang') return
  if (mood === 'trickle') {
    response.writeHead(200)
    response.write(half)
  } else if (mood === '500') response.writeHead(500).end('Internal Server Error')
  else if (mood === 'html') response.end('<!doctype html><html><body>We are down for maintenance.</body></html>')
  else if (mood === 'huge') response.end(body + '#'.repeat(10_000_000))
  else if (mood === 'half') response.end(half)
  else if (mood === 'cut-off') {
    response.writeHead(200, { 'content-length': body.length })
    response.write(half, () => response.destroy())
  } else if (mood === 'link-local') {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
  } else if (mood === 'loop') response.writeHead(302, { location: url.pathname }).end()
  else response.end(body)
}

function ratesFile(url: URL, { thirty, until }: FeedServer): string {
  const ids = url.searchParams.get('id')?.split(',') ?? []
  const isWeekly = ids.includes('MORTGAGE30US')
  const rows: string[] = []
  for (let day = addDays(until, isWeekly ? -364 : -60); day <= until; day = addDays(day, isWeekly ? 7 : 1)) {
    const isClosed = weekday(day) === 0 || weekday(day) === 6
    const values = ids.map((id, at) => {
      if (!isWeekly && isClosed) return '.'
      const isNewest = day === until
      return (id === 'MORTGAGE30US' && isNewest ? thirty : 6 + at * 0.2 + (Number(day.slice(8)) % 7) / 50).toFixed(2)
    })
    rows.push([day, ...values].join(','))
  }
  return `${[['observation_date', ...ids].join(','), ...rows].join('\n')}\n`
}

function fedPage(year: number): string {
  const months = [
    ['January', '26-27'],
    ['March', '16-17*'],
    ['April', '27-28'],
    ['June', '8-9*'],
    ['July', '27-28'],
    ['September', '14-15*'],
    ['Oct/Nov', '31-1'],
    ['December', '13-14*'],
  ]
  const panel = (each: number) => `
    <div class="panel panel-default"><div class="panel-heading"><h4><a id="${each}">${each} FOMC Meetings</a></h4></div>
    ${months
      .map(
        ([month, days]) => `<div class="row fomc-meeting">
      <div class="fomc-meeting__month col-xs-5"><strong>${month}</strong></div>
      <div class="fomc-meeting__date col-xs-4">${days}</div></div>`,
      )
      .join('\n')}</div>`
  return `<!DOCTYPE html><html lang="en"><body>${[year - 1, year, year + 1].map(panel).join('')}</body></html>\n`
}

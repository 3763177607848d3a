import { createHash } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { isLoopbackOnly, isOwnMachine } from '#server/http/loopback-only.ts'
import { emailOf, type Mails } from './mails.ts'
import { mailQueue } from './tables.ts'

type Mail = typeof mailQueue.$inferSelect
type MailQueuePageConfig = Pick<Config, 'smtpUrl' | 'baseUrl' | 'otherOrigins' | 'host'>

/**
 * Mail for somebody trying the product on their own machine. It holds links that open accounts, so it exists only where
 * nobody else can be: no mail server is set, the site calls itself and listens on this machine only, and the request
 * comes from it, under its name, through no proxy. A public site under such a name could not take a single form, because
 * the origin check knows it by that name.
 */
export function mountMailQueuePage(
  app: Hono<AppEnv>,
  database: Database,
  words: Mails,
  config: MailQueuePageConfig,
): void {
  if (config.smtpUrl || !isLoopbackOnly(config)) return
  const names = new Set([config.baseUrl, ...config.otherOrigins].map(origin => new URL(origin).host))
  app.get('/dev/outbox', async (c, next) => {
    if (!isOwnRequest(c, names)) return await next()
    const rows = await database.orm.select().from(mailQueue).orderBy(desc(mailQueue.created_at)).limit(50)
    const mails = rows.map(row => ({ ...row, ...emailOf(words, row) }))
    if (c.req.header('accept') === 'application/json') return c.json({ mails })
    return c.html(page(mails, config.baseUrl), 200, { 'content-security-policy': POLICY, 'cache-control': 'no-store' })
  })
}

/** What proxies add on the way. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

function isOwnRequest(c: Context<AppEnv>, names: Set<string>): boolean {
  return (
    names.has(c.req.header('host') ?? '') &&
    isOwnMachine(c.get('client_address')) &&
    FORWARDED.every(name => c.req.header(name) === undefined)
  )
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: .75rem 0 }
h2 { margin: 0; font-size: 1.1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function page(mails: Mail[], baseUrl: string) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set (SMTP_URL), so mail waits here. Only this machine can see this page.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(mail => article(mail, baseUrl))}
</main>
</body>
</html>
`
}

function article(mail: Mail, baseUrl: string) {
  return html`<article>
<h2>${mail.subject}</h2>
<p>To ${mail.recipient}, <time datetime="${mail.created_at.toISOString()}">${mail.created_at.toUTCString()}</time></p>
<pre>${mail.text.split(/(\s+)/).map(word => (word.startsWith(`${baseUrl}/`) ? html`<a href="${word}">${word}</a>` : word))}</pre>
</article>`
}

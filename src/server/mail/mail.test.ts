import { Window } from 'happy-dom'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createPostgres, suiteDatabase } from '../../../tests/harness/databases.ts'
import { eventually } from '../../../tests/harness/eventually.ts'
import { type Delivery, registerDelivery, tidyMail } from './delivery.ts'
import { composeEmail, type EmailParts, greeting } from './email.ts'
import { createMailQueue, deliverMail, type MailQueue, type Post, sendMail } from './mail-queue.ts'
import type { Mails, QueuedMail } from './mails.ts'
import { mailQueue as rows } from './tables.ts'

const mails = {
  plain: (parts: EmailParts) => composeEmail(parts),
  'in-words': ({ name }: { name: string }, language) => composeEmail({ ...greetings[language](name), language }),
} satisfies Mails

const greetings = {
  en: (name: string) => ({ subject: 'Your key', before: [`It is yours, ${name}.`] }),
  es: (name: string) => ({ subject: 'Su llave', before: [`Es suya, ${name}.`] }),
}

const plain = (parameters: EmailParts): QueuedMail => ({ key: 'plain', parameters, language: 'en' })

const hello = plain({
  subject: 'Hello',
  before: ['A line.'],
  button: { label: 'Open', url: 'http://localhost/x' },
})

/** A mail server that stores what it receives, and refuses the recipients that a test names. */
async function startMailServer(port = 0) {
  const received: { to: string[]; content: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      if (address.startsWith('nobody@')) answer(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      else if (address.startsWith('busy@')) answer(Object.assign(new Error('Try later'), { responseCode: 451 }))
      else answer()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(each => each.address)
        received.push({ to, content: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const opened = typeof address === 'object' && address ? address.port : 0
  return { received, port: opened, stop: () => new Promise<void>(resolve => server.close(() => resolve())) }
}

describe('with a mail server', () => {
  const database = suiteDatabase()
  let jobs: Jobs
  let mailQueue: MailQueue
  let delivery: Delivery
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  beforeEach(async () => {
    mailServer = await startMailServer()
    await startDelivery()
  })
  const startDelivery = async (works = true) => {
    jobs = createJobs({ database, works, onError: () => {} })
    mailQueue = createMailQueue(jobs, true, createLimits(database, 'only-for-tests'))
    delivery = registerDelivery({
      database,
      jobs,
      mails,
      smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
      from: 'Keyturn <hello@keyturn.example>',
      baseUrl: 'https://keyturn.example',
      operator: {
        legal_name: 'Keys & Co',
        postal_address: '1 Main St, Raleigh, NC 27601',
        license: 'NMLS 12345',
        support_email: null,
        support_phone: null,
      },
    })
    await jobs.start()
  }
  const stopDelivery = async () => {
    await jobs.stop()
    delivery.stop()
  }
  afterEach(async () => {
    await stopDelivery()
    await mailServer.stop()
    await database.orm.delete(rows)
    await database.run('delete from jobs.job')
  })

  const post = (more: Partial<Post> = {}) =>
    database.transaction(tx => mailQueue.post(tx, { email: hello, recipient: 'ada@example.com', ...more }))
  const mail = async () => (await database.orm.select().from(rows))[0]
  const settled = (state: string) => eventually(async () => (await mail())?.state === state)

  test('[X22] mail is sent, then marked, and what it said is kept no longer', async () => {
    await post()
    await settled('sent')
    expect(mailServer.received).toHaveLength(1)
    const [{ to, content } = { to: [], content: '' }] = mailServer.received
    expect(to).toEqual(['ada@example.com'])
    expect(content).toMatch(/^From: Keyturn <hello@keyturn\.example>\r$/m)
    expect(content).toMatch(/^Subject: Hello\r$/m)
    expect(await mail()).toMatchObject({ key: null, parameters: null, language: null, text: '', html: '' })
    expect(content).toContain(`Message-ID: <${(await mail())?.id}@keyturn.example>`)
  })

  test('[W29] [W30] every mail ends with who sent it and where its privacy is told', async () => {
    await post()
    await settled('sent')
    const content = mailServer.received[0]?.content.replaceAll('=\r\n', '') ?? ''
    expect(content).toContain('Keys & Co, 1 Main St, Raleigh, NC 27601')
    expect(content).toContain('Keys &#38; Co, 1 Main St')
    expect(content).toContain('NMLS 12345')
    expect(content).toContain('https://keyturn.example/privacy')
  })

  test('[ML1] [ML2] a mail program finds the same words twice, as text and as a page, with one button and both colors', async () => {
    const url = 'https://keyturn.example/auth?undo=abc&more=1'
    const unsubscribe = { label: 'Stop these emails', url: 'https://keyturn.example/api/unsubscribe?token=a.b' }
    const email = plain({
      subject: 'Your “rate lock” ends – in 3 days',
      before: [greeting('Ada'), 'First line.\nSecond line, “quoted” & <marked>.'],
      button: { label: 'See my dates', url },
      after: ['You get this because reminders are on.'],
      unsubscribe,
    })
    await post({ email, unsubscribe_url: unsubscribe.url })
    await settled('sent')
    const parsed = await PostalMime.parse(mailServer.received[0]?.content ?? '')
    const header = (key: string) => parsed.headers.find(each => each.key === key)?.value
    expect(header('content-type')).toMatch(/^multipart\/alternative/)
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(header('list-unsubscribe')).toBe(`<${unsubscribe.url}>`)
    expect(parsed.subject).toBe('Your “rate lock” ends – in 3 days')
    const { text = '', html = '' } = parsed
    const window = new Window()
    window.document.write(html)
    const body = window.document.body.textContent.replace(/\s+/g, ' ')
    for (const line of text.split('\n').filter(each => each.trim() !== '' && !each.startsWith('http'))) {
      // A label before its address has a colon, for want of a button.
      expect(body).toContain(line.trim().replace(/^(See my dates|Stop these emails):$/, '$1'))
    }
    const links = [...window.document.querySelectorAll('a')].map(link => link.getAttribute('href'))
    expect(new Set(links)).toEqual(new Set(text.match(/https:\/\/\S+/g)?.filter(each => !each.endsWith('/privacy'))))
    expect(window.document.querySelectorAll('a.button')).toHaveLength(1)
    expect(window.document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark')
    expect(html).toContain('prefers-color-scheme:dark')
    await window.happyDOM.close()
  })

  test('[X21] mail of a transaction that fails is never sent', async () => {
    const failing = database.transaction(async tx => {
      await mailQueue.post(tx, { email: hello, recipient: 'ghost@example.com' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow()
    await post()
    await settled('sent')
    expect(mailServer.received.map(each => each.to)).toEqual([['ada@example.com']])
  })

  test('[X21] mail waits for a mail server that is away, and is then sent once', async () => {
    const { port } = mailServer
    await mailServer.stop()
    await post()
    await eventually(async () => ((await mail())?.attempts ?? 0) > 0)
    expect(await mail()).toMatchObject({ state: 'queued', problem: expect.stringMatching(/^E/) })
    mailServer = await startMailServer(port)
    // The pauses between tries are for real servers.
    await database.run("update jobs.job set start_after = now() where state = 'retry'")
    await settled('sent')
    expect(mailServer.received).toHaveLength(1)
  })

  test('a mailbox that does not exist is not tried again; one that is busy is', async () => {
    await post({ recipient: 'nobody@example.com' })
    await settled('refused')
    await database.orm.delete(rows)
    await post({ recipient: 'busy@example.com' })
    await eventually(async () => (await mail())?.problem === 'EENVELOPE 451')
    expect(await mail()).toMatchObject({ state: 'queued' })
  })

  test('[N17] mail programs are told where one click unsubscribes', async () => {
    await post({ unsubscribe_url: 'https://keyturn.example/api/unsubscribe?token=reminders.1.abc' })
    await settled('sent')
    const headers = (mailServer.received[0]?.content.split('\r\n\r\n')[0] ?? '').replaceAll('\r\n ', ' ')
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/keyturn\.example\/api\/unsubscribe\?token=reminders\.1\.abc>\r?$/m,
    )
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  })

  test('[X22] two jobs for one mail send it once', async () => {
    await post()
    await post()
    const ids = (await database.orm.select({ id: rows.id }).from(rows)).map(each => each.id)
    for (const id of ids) {
      await database.transaction(tx => jobs.enqueue(tx, sendMail, { mail_id: id }))
      await database.transaction(tx => jobs.enqueue(tx, sendMail, { mail_id: id }))
    }
    await eventually(async () => (await database.orm.select().from(rows)).every(each => each.state === 'sent'))
    expect(mailServer.received).toHaveLength(2)
  })

  const received = () => PostalMime.parse(mailServer.received[0]?.content ?? '')

  test('[ML4] a mail that waits is a key and what its words are given; it is said when it is sent, in its reader’s language', async () => {
    await stopDelivery()
    await startDelivery(false)
    await post({ email: { key: 'in-words', parameters: { name: '<b>Ada</b>' }, language: 'es' } })
    expect(await mail()).toMatchObject({
      ...{ state: 'queued', key: 'in-words', parameters: { name: '<b>Ada</b>' }, language: 'es' },
      ...{ subject: '', text: '', html: '' },
    })
    await stopDelivery()
    await startDelivery()
    await settled('sent')
    const { subject, text, html } = await received()
    expect(subject).toBe('Su llave')
    expect(text).toContain('Es suya, <b>Ada</b>.')
    expect(html).toContain('Es suya, &#60;b&#62;Ada&#60;/b&#62;.')
    expect(html).toContain('<html lang="es">')
  })

  test('[ML5] a version before finds no mail of ours, neither to send nor to try again', async () => {
    await stopDelivery()
    await startDelivery(false)
    await post()
    const found = await database.run("select id from outbox where state = 'waiting'")
    expect(found.rows).toEqual([])
    const names = await database.run("select distinct name from jobs.job where name like 'mail.%' and data ? 'mail_id'")
    expect(names.rows).toEqual([{ name: 'mail.send' }])
  })

  test('[ML5] mail that a version before composed is sent as it is, by its own job or when the job was lost', async () => {
    const composed = { subject: 'Composed', text: 'Before.\n', html: '<p>Before.</p>' }
    const row = { recipient: 'ada@example.com', ...composed, useful_until: new Date(Date.now() + 60_000) }
    const [own] = await database.orm.insert(rows).values(row).returning()
    expect(own).toMatchObject({ state: 'waiting', key: null })
    await database.transaction(tx => jobs.enqueue(tx, deliverMail, { mail_id: own?.id ?? '' }))
    await settled('sent')
    expect(await received()).toMatchObject({ subject: 'Composed', text: expect.stringMatching(/^Before\./) })
    await database.orm.delete(rows)
    await database.orm.insert(rows).values({ ...row, created_at: new Date(Date.now() - 600_000) })
    await database.transaction(tx => jobs.enqueue(tx, tidyMail, {}))
    await settled('sent')
    expect(mailServer.received).toHaveLength(2)
  })

  test('[ML5] what only a newer version can compose waits for it', async () => {
    await post({ email: { key: 'newer', parameters: {}, language: 'en' } })
    await eventually(async () => (await mail())?.problem === 'ECOMPOSE')
    expect(await mail()).toMatchObject({ state: 'queued', key: 'newer', attempts: 1, claimed_until: null })
    expect(mailServer.received).toEqual([])
  })

  test('[X22] mail that would only confuse by now is not sent', async () => {
    await post({ usefulForSeconds: -1 })
    await settled('outdated')
    expect(mailServer.received).toEqual([])
  })

  test('[X23] nobody can write a header through a subject, a name or an address', async () => {
    const evil = 'Hello\r\nBcc: all@example.com\r\n\r\nspam'
    await post({
      email: plain({ subject: evil, before: [evil] }),
      recipient: 'ada@example.com\r\nRCPT TO:<eve@example.com>',
      reply_to: 'eve@example.com\r\nBcc: all@example.com',
    })
    await eventually(async () => (await mail())?.state !== 'queued' || ((await mail())?.attempts ?? 0) > 0)
    for (const { to, content } of mailServer.received) {
      expect(to).toHaveLength(1)
      expect(to).not.toContain('eve@example.com')
      const headers = content.split('\r\n\r\n')[0] ?? ''
      expect(headers).not.toMatch(/^Bcc:/m)
    }
  })
})

describe('without a mail server', () => {
  test('mail stays in the queue', async () => {
    const database = await createPostgres()
    const jobs = createJobs({ database, works: true, onError: () => {} })
    await jobs.start()
    const local = createMailQueue(jobs, false, createLimits(database, 'only-for-tests'))
    await database.transaction(tx => local.post(tx, { email: hello, recipient: 'a@b.example' }))
    expect(await database.orm.select().from(rows)).toMatchObject([{ state: 'queued', key: 'plain' }])
    await jobs.stop()
    await database.close()
  })
})

test('[A96] what looks encoded in a subject reaches its reader as it was typed, and decodes to nothing', () => {
  const { subject } = composeEmail({ subject: 'Feedback: =?utf-8?q?Your_bill?=', before: [] })
  expect(subject).toBe('Feedback: = ?utf-8?q?Your_bill?=')
})

test('[X23] what people typed appears in a mail as text, never as markup', () => {
  const { html, text } = composeEmail({
    subject: '<script>alert(1)</script>',
    before: ['"><img src=x onerror=alert(1)>'],
    button: { label: '<b>Open</b>', url: 'http://localhost/?a="><script>' },
  })
  expect(html).not.toMatch(/<script|<img|<b>/)
  expect(text).toContain('"><img src=x onerror=alert(1)>')
})

test('[ML3] an email greets by name, and leaves out what is none', () => {
  expect(greeting('Ada')).toBe('Hello Ada,')
  expect(greeting(undefined)).toBe('Hello,')
  expect(greeting('visit evil.example')).toBe('Hello,')
})

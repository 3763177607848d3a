import { expect, inject } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { DASHBOARD_PAGES, type DashboardPage, pageEntry } from '#routes/pages.ts'
import { test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { firstScreen } from '../harness/first-screen.ts'
import { settled } from '../harness/settled.ts'

const MOST_WORDS = 400

/** Public pages, by what their main part may say. */
const PUBLIC = { '/': 450, '/es': 450, '/mortgage-guide': 400, '/es/guia-hipotecaria': 400 }

/** Pages that are a form, or a choice of pictures: what one does there is to fill it in, and its button stands at its end. */
const FORMS: readonly DashboardPage[] = ['wire-safety', 'feedback', 'broker-chat', 'cards', 'cards/gift', 'closure']

const WALKS = LANGUAGES.flatMap(language => (['guest', 'account'] as const).map(who => ({ who, language })))

test('[CM23] [CM24] no page says more than 400 words before something is opened, and its one action stands in a phone’s first screen', {
  timeout: 240_000,
}, async ({ open }) => {
  const wrong: string[] = []
  const said: string[] = []
  for (const { who, language } of WALKS) {
    const page = await open('/no-such-page', { width: 390, expectErrors: /status of 404/ })
    await page.context().addCookies([{ name: 'language', value: language, url: inject('origin') }])
    await becomeBuyer(page.context(), inject('origin'), who, language)
    for (const name of DASHBOARD_PAGES) {
      if (who === 'account' && !pageEntry(name).account && name !== 'reminders') continue
      await page.goto(`${inject('origin')}/dashboard/${name}`)
      await settled(page)
      const { words, action, field } = await firstScreen(page)
      const begins = action ?? (field && FORMS.includes(name) ? 'its first field' : null)
      said.push(`${language} ${who} ${name}: ${words}, ${begins}`)
      if (words > MOST_WORDS) wrong.push(`${language}, ${who}, ${name}: ${words} words`)
      if (!begins) wrong.push(`${language}, ${who}, ${name}: nothing to do in the first screen`)
    }
  }
  if (process.env.SAY) console.log(said.join('\n'))
  expect(wrong).toEqual([])
})

test('[CM26] the landing page says at most 450 words before something is opened, the guide’s home 400, in both languages', async ({
  open,
}) => {
  const said: Record<string, number> = {}
  for (const path of Object.keys(PUBLIC)) {
    const page = await open(path, { width: 390 })
    await page.getByRole('heading', { level: 1 }).waitFor()
    said[path] = (await firstScreen(page)).words
  }
  if (process.env.SAY) console.log(said)
  expect(
    Object.entries(PUBLIC).filter(([path, most]) => !((said[path] ?? 0) > 0 && (said[path] ?? 0) <= most)),
  ).toEqual([])
})

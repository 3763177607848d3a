import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { DASHBOARD_PAGES, type DashboardPage, pageEntry } from '#routes/pages.ts'
import { becomeGuest } from '../harness/accounts.ts'
import { PLAIN_PAGE, test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { firstScreen } from '../harness/first-screen.ts'
import { gradeLevel } from '../harness/grade-level.ts'
import { settled } from '../harness/settled.ts'

const MOST_WORDS = 400
const HIGHEST_GRADE = 8

/** Public pages, by what their main part may say. */
const PUBLIC = { '/': 450, '/es': 450, '/mortgage-guide': 400, '/es/guia-hipotecaria': 400 }

const SURVEYED = [
  { term: '30-Year Fixed', rate: '6.24%', kind: 'survey', date: '2026-11-12' },
  { term: '15-Year Fixed', rate: '5.49%', kind: 'survey', date: '2026-11-12' },
  { term: '5/1 ARM', rate: '5.74%', kind: 'estimate', date: '2026-11-12' },
]

/** Pages that are a form, or a choice of pictures: what one does there is to fill it in, and its button stands at its end. */
const FORMS: readonly DashboardPage[] = ['wire-safety', 'feedback', 'broker-chat', 'cards', 'cards/gift', 'closure']

/** What a newcomer finds is not much to do yet; it may not be much to read either. */
const WALKS = LANGUAGES.flatMap(language => (['newcomer', 'guest', 'account'] as const).map(who => ({ who, language })))

test.for(WALKS)(
  '[CM23] [CM24] [CM27] every page is short, plain, and shows what to do in a phone’s first screen: $who, $language',
  async ({ who, language }, { open }) => {
    const wrong: string[] = []
    const said: string[] = []
    const page = await open('/no-such-page', { width: 390, expectErrors: /status of 404/ })
    await page.context().addCookies([{ name: 'language', value: language, url: inject('origin') }])
    if (who === 'newcomer') await becomeGuest(page.context())
    else await becomeBuyer(page.context(), inject('origin'), who, language)
    for (const name of DASHBOARD_PAGES) {
      if (who === 'account' && !pageEntry(name).account && name !== 'reminders') continue
      await page.goto(`${inject('origin')}/dashboard/${name}`)
      await settled(page)
      await allOfIt(page)
      const { words, action, field } = await firstScreen(page)
      const begins = action ?? (field && FORMS.includes(name) ? 'its first field' : null)
      const grade = language === 'en' ? gradeLevel(await sentences(page)) : 0
      said.push(`${language} ${who} ${name}: ${words}, ${begins}, grade ${grade.toFixed(1)}`)
      if (grade > HIGHEST_GRADE) wrong.push(`${name}: grade ${grade.toFixed(1)}`)
      if (words > MOST_WORDS) wrong.push(`${name}: ${words} words`)
      if (!begins && who !== 'newcomer') wrong.push(`${name}: nothing to do in the first screen`)
    }
    if (process.env.SAY) console.log(said.join('\n'))
    expect(wrong).toEqual([])
  },
)

test('[CM26] the landing page, with its rates surveyed, says at most 450 words before something is opened, the guide’s home 400, in both languages', async ({
  open,
}) => {
  const said: Record<string, number> = {}
  for (const path of Object.keys(PUBLIC)) {
    const page = await open(PLAIN_PAGE, { width: 390 })
    // With a stored survey, as it stands wherever the server may fetch one.
    await page.route('**/get-mortgage-rates', route => route.fulfill({ json: { rates: SURVEYED } }))
    await page.goto(inject('origin') + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const rates = page.getByRole('heading', { name: 'Today’s Rates' })
    if ((await rates.count()) > 0) {
      await rates.evaluate(heading => heading.scrollIntoView())
      await page.getByText(/^Survey of .*Nov 12, 2026/).waitFor()
    }
    said[path] = (await firstScreen(page)).words
  }
  if (process.env.SAY) console.log(said)
  expect(
    Object.entries(PUBLIC).filter(([path, most]) => !((said[path] ?? 0) > 0 && (said[path] ?? 0) <= most)),
  ).toEqual([])
})

/** Waits until the parts below have come, too: until what the page says has stayed the same for a while. */
async function allOfIt(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const said = document.querySelector('main')?.textContent ?? ''
      const seen = window as { lastSaid?: string; same?: number }
      seen.same = seen.lastSaid === said ? (seen.same ?? 0) + 1 : 0
      seen.lastSaid = said
      return seen.same > 5
    },
    null,
    { polling: 200 },
  )
}

/** Each block of text on the page, folded ones too, without letters and what a lender says. */
function sentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main :is(p, li, dd)')]
    const own = blocks.filter(block => !block.querySelector('p, li') && !block.closest('blockquote, [lang]:not(html)'))
    return own.map(block => block.textContent?.trim() ?? '')
  })
}

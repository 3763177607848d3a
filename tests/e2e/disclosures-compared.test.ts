import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { plainDisclosure, renderFile } from '../disclosures/rendered-file.ts'
import { plainSeed } from '../disclosures/seed.ts'
import { writePdf } from '../disclosures/write-pdf.ts'
import { expectAccessible, test } from '../harness/browser.ts'
import { choose, estimate, pdf } from './disclosure-files.ts'
import { read } from './people.ts'

/** No cents, and everything paid at closing. */
const round = { cents: plainSeed.cents.map(() => 0), before: plainSeed.before.map(() => 0) }

/** A disclosure of the same loan on which the lender's own fee is $130 higher, and $50 of it are given back. */
function dearer(dollars = 130) {
  const [first, ...others] = plainSeed.fees.A
  const fees = {
    ...plainSeed.fees,
    A: [{ ...first, name: first?.name ?? '', dollars: (first?.dollars ?? 0) + dollars }, ...others],
  }
  return pdf(plainDisclosure('closing-disclosure', { fees, ...round }, {}), 'closing-disclosure.pdf')
}

/** Nothing is owed; the insurance of one year is dearer. */
function within() {
  return dearer(0)
}

const REFUSED = { type: 'about:blank', title: 'Error', status: 400, code: 'nothing-to-answer', detail: 'Not today.' }

test('[CM28] [CM29] on a phone what was found stands first, what has nothing over waits folded, and the letter is led to each time', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest', { width: 390 })
  await choose(page, estimate, within())
  const found = page.getByRole('heading', { name: /^Nothing is owed/ })
  await found.waitFor()
  const tops = async (...places: Locator[]) =>
    Promise.all(places.map(async place => (await place.boundingBox())?.y ?? Number.NaN))
  const title = page.getByRole('heading', { level: 1 })
  const another = page.getByRole('button', { name: 'Read another' })
  const [first = 0, second = 0, third = 0] = await tops(title, found, another)
  expect([first < second, second < third, second - first < 150]).toEqual([true, true, true])
  // One line.
  const [buttonTop, typeTop] = await tops(another, page.getByRole('button', { name: 'Type one in' }))
  expect(buttonTop).toBe(typeTop)
  // Whichever disclosure is open below.
  const check = page.getByRole('region', { name: 'Closing Disclosure beside your Loan Estimate' })
  expect(await check.locator('.button.bg-action').filter({ visible: true }).allTextContents()).toEqual([])

  const lines = page.getByRole('button', { name: /^Show its \d+ lines$/ }).first()
  const appraisal = check.getByRole('table', { name: 'May not rise' }).getByText('Appraisal Fee')
  await appraisal.waitFor({ state: 'hidden' })
  await lines.click()
  await appraisal.waitFor()
  const day = page.locator('section', { has: page.getByRole('heading', { name: 'The day itself' }) }).last()
  await day.getByText('Write down the settlement agent’s number').waitFor()
  await day.getByRole('button', { name: /^Show the \d+ things$/ }).click()
  await day.getByRole('checkbox', { name: /^A photo ID/ }).waitFor()

  const letter = page.getByRole('textbox', { name: 'A letter to your loan officer' })
  for (const _ of ['once', 'again']) {
    await page.getByRole('button', { name: 'Ask about the changes' }).click()
    await expect.poll(() => letter.evaluate(field => field === document.activeElement)).toBe(true)
    await expect.poll(async () => (await tops(letter))[0]).toBeLessThan(700)
  }
  await expectAccessible(page)
})

test('[TO14] [TO51] [TO62] two papers dropped give one sentence and the lines in their groups; a line paired by hand is kept', async ({
  open,
}) => {
  const page = await open('/dashboard/papers', { as: 'account' })
  await choose(page, estimate, dearer())
  const sentence = (words: RegExp) => page.getByRole('heading', { name: words }).waitFor()
  await sentence(/^Your lender may owe you \$80/)
  await page.getByRole('heading', { name: 'May not rise' }).waitFor()
  await page.getByText('Did we pair a line wrongly?').click()
  const line = page.getByRole('combobox', { name: '“Application Fee” was on the estimate' })
  await line.selectOption('Not on the estimate')
  await sentence(/^Your lender may owe you \$380/)
  await page.reload()
  await sentence(/^Your lender may owe you \$380/)
  await page.getByText('Did we pair a line wrongly?').click()
  await line.selectOption('As Keyturn found it')
  await sentence(/^Your lender may owe you \$80/)
  // The server takes its time; the tick does not wait for it.
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/papers/answer*', async route => {
    await answered
    await route.continue()
  })
  const items = ['A photo ID', 'Names and address'].map(name =>
    page.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  )
  const answers = async () => (await read<{ answers: unknown[] }>(page, '/api/papers')).answers.length
  const before = await answers()
  for (const item of items) await item.check()
  answer()
  await expect.poll(answers).toBe(before + items.length)
  for (const item of items) await expect.poll(() => item.isChecked()).toBe(true)
  await page.reload()
  for (const item of items) await expect.poll(() => item.isChecked()).toBe(true)
  // What the server refuses goes back.
  await page.unroute('**/api/papers/answer*')
  await page.route('**/api/papers/answer*', route => route.fulfill({ status: 400, json: REFUSED }))
  const [first] = items
  // Refused at once, it may be back before anybody looks.
  await first?.click()
  await page.getByText('Not today.').first().waitFor()
  await expect.poll(() => first?.isChecked()).toBe(true)
})

test('[TO67] [LP185] without a page there is no verdict but what is missing; a figure that is entered counts', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest', { width: 390 })
  const whole = renderFile(plainDisclosure('closing-disclosure', { ...round }, {}))
  const file = (texts: typeof whole.texts) => ({
    name: 'closing-disclosure.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(writePdf(texts, whole.sizes)),
  })
  await choose(page, estimate, file(whole.texts.filter(text => text.page !== 2)))
  const missing = page.getByRole('heading', { name: /^Page 2 is missing\. Add it, and we can check \d+ charges\.$/ })
  await missing.waitFor()
  await page.reload()
  await missing.waitFor()
  for (const name of ['May not rise', 'What else to look at', 'The day itself']) {
    expect(await page.getByRole('heading', { name }).count()).toBe(0)
  }
  expect(await page.getByRole('button', { name: /Write the letter|Ask about/ }).count()).toBe(0)
  await expectAccessible(page, 'main')
  // The same disclosure with all its pages, on which one amount cannot be read, takes its place.
  await choose(
    page,
    file(whole.texts.map(text => (text.text === '$405.00' ? { ...text, text: '$4\uFFFD5.00' } : text))),
  )
  await page.getByRole('heading', { name: /^Please check \d+ figures? first\.$/ }).waitFor()
  await page.getByRole('button', { name: /^Check (it|these)/ }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/Enter it|Yes,/)
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Appraisal Fee/ })
    .getByRole('button', { name: 'Enter it' })
    .click()
  await page.getByRole('textbox', { name: 'Appraisal Fee' }).fill('405')
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: /^Yes, / })
  while ((await confirm.count()) > 0) await confirm.first().click()
  await page.getByRole('heading', { name: /^Nothing is owed/ }).waitFor()
})

/** The title search is $100 dearer, and its provider is one from the lender's list. */
function listed(kind: 'loan-estimate' | 'closing-disclosure') {
  const { B, C } = plainSeed.fees
  const others = C.filter(({ name }) => name !== 'Title – Title Search')
  const search = (dollars: number) => ({ name: 'Title – Title Search', dollars })
  const estimated = { ...round, credits: 0 as const, fees: { ...plainSeed.fees, C: [...others, search(1261)] } }
  const final = { ...estimated, fees: { ...plainSeed.fees, B: [...B, search(1361)], C: others } }
  return pdf(plainDisclosure(kind, kind === 'loan-estimate' ? estimated : final, estimated), `${kind}.pdf`)
}

test('[TO55] [CM21] a guest drops two papers, answers one question and gets a letter, without a network', async ({
  open,
}) => {
  const page = await open('/dashboard/papers?as=guest', { width: 390, theme: 'dark' })
  await choose(page, listed('loan-estimate'), listed('closing-disclosure'))
  await page.getByRole('heading', { name: 'One answer is missing to tell.' }).waitFor()
  await expectAccessible(page)
  await page.context().setOffline(true)
  const question = page.getByRole('group', { name: /^Does the provider of “Title – Title Search” belong/ })
  await question.getByRole('radio', { name: /^Yes/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('heading', { name: 'Your lender may owe you $100.' }).waitFor()
  await page.getByRole('button', { name: 'Write the letter' }).click()
  const letter = page.getByRole('textbox', { name: 'A letter to your loan officer' })
  await expect
    .poll(() => letter.inputValue())
    .toContain('Title – Title Search: $1,261 estimated, $1,361 now, $100 more')
  await letter.fill('Dear Joe, why?')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('letter.pdf')
  expect(readFileSync(await file.path(), 'latin1')).toContain('(Dear Joe, why?) Tj')
  const item = page.getByRole('checkbox', { name: /^A photo ID/ })
  const openList = async () => {
    await page.getByRole('button', { name: /^Show the \d+ things$/ }).click()
  }
  await openList()
  await item.click()
  await expect.poll(() => item.isChecked()).toBe(true)
  await expectAccessible(page, 'main')
  await page.context().setOffline(false)
  await page.reload()
  await page.getByRole('heading', { name: 'Your lender may owe you $100.' }).waitFor()
  await openList()
  await expect.poll(() => item.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Share as a picture' }).click()
  await page.getByRole('img', { name: /^My lender may owe me \$100\. Found by laying/ }).waitFor()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ])
  const png = readFileSync(await picture.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  await page.keyboard.press('Escape')
})

import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { CARD_KEYS } from '#features/cards/card-model.ts'
import { designWords } from '#features/cards/card-words.ts'
import { type Open, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, signedIn } from './people.ts'

async function atCards(open: Open, visit: Parameters<Open>[1] = {}): Promise<Page> {
  const page = await open(PLAIN_PAGE, visit)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/cards')
  await preview(page).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** The large card; the small ones are hidden from assistive technology. */
const preview = (page: Page) => page.getByRole('img', { name: /It says:/ })

async function fileFrom(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('[CG5] [G17] a guest writes on a card and sees it; taking it along is for registered users', async ({ open }) => {
  const page = await open('/dashboard/cards?as=guest')
  await page.getByLabel('Names').fill('Ada & Sam')
  await page.getByRole('img', { name: /Ada & Sam/ }).waitFor()
  await expect.poll(() => page.getByRole('radio').count()).toBe(6)
  await expect.poll(() => page.getByRole('button', { name: /Download|PDF|Share/ }).count()).toBe(0)
  await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
  await page.getByRole('link', { name: 'Sign Up / Sign In' }).click()
  await page.waitForURL('**/auth')
})

test('[CG6] six cards carry the buyer’s name from the start, and what is typed at once', async ({ open }) => {
  const page = await atCards(open)
  await expect.poll(() => page.getByRole('radio').count()).toBe(6)
  await page.getByRole('img', { name: /Ada Buyer/ }).waitFor()
  await page.getByLabel('Names').fill('Ada & Sam')
  await page.getByLabel('Street or city').fill('12 Elm Street')
  await page.getByLabel('Date').fill('2026-12-24')
  await page.getByLabel('Message').fill('Come and see us.')
  for (const key of CARD_KEYS) {
    await page.getByRole('radio', { name: designWords[key].name }).check()
    await expect
      .poll(() => preview(page).getAttribute('aria-label'))
      .toContain(`${designWords[key].headline}. Ada & Sam. 12 Elm Street, December 24, 2026. Come and see us.`)
    await expect.poll(() => preview(page).locator('text').allTextContents()).toContain('Ada & Sam')
  }
})

test('[CG7] on every card, long names, emoji and right-to-left writing stay inside their places', async ({ open }) => {
  const page = await atCards(open)
  const texts = [
    ['Wolfeschlegelsteinhausenbergerdorff & Adeline Christophersdottir-Montgomery', 'x'.repeat(80), 'W'.repeat(280)],
    ['آدا وسام من حيفا', 'רחוב האלה 12, חיפה', 'مرحبا بكم في بيتنا الجديد\nשלום לכולם'],
    ['👨‍👩‍👧‍👦'.repeat(7), '🏡'.repeat(40), '🎉🔑\n'.repeat(40)],
    ['佐藤家の新しい住まい', '東京都千代田区一番町', 'ようこそ私たちの新しい家へ。'.repeat(20)],
  ] as const
  for (const [at, key] of CARD_KEYS.entries()) {
    await page.getByRole('radio', { name: designWords[key].name }).check()
    // Each card takes half of the texts.
    for (const [names, place, message] of texts.filter((_, text) => (text + at) % 2 === 0)) {
      await page.getByLabel('Names').fill(names)
      await page.getByLabel('Street or city').fill(place)
      await page.getByLabel('Message').fill(message)
      const outside = () =>
        preview(page).evaluate(face => {
          const texts = [...face.querySelectorAll('text')].map(text => ({
            said: text.textContent,
            ink: (text as SVGTextElement).getBBox(),
          }))
          const wrong = texts.filter(
            ({ ink }) => ink.x < 24 || ink.x + ink.width > 476 || ink.y < 20 || ink.y + ink.height > 690,
          )
          const overlaps = texts.slice(1).filter(({ ink }, at) => {
            const above = texts[at]?.ink
            // Boxes of lines include the air above and below the letters.
            return above && above.height > 0 && ink.height > 0 && above.y + above.height > ink.y + ink.height / 2
          })
          return [...wrong, ...overlaps].map(({ said }) => said)
        })
      await expect.poll(() => preview(page).getAttribute('aria-label')).toContain(names)
      await expect.poll(outside, { message: `${key}: ${names}` }).toEqual([])
    }
  }
})

test('[CG8] the PNG is 1500 by 2100 points, with the drawing and the words on it', async ({ open }) => {
  const page = await atCards(open)
  for (const key of CARD_KEYS.slice(0, 2)) {
    await page.getByRole('radio', { name: designWords[key].name }).check()
    const { name, bytes } = await fileFrom(page, 'Download PNG')
    expect(name).toBe(`keyturn-${key}-card.png`)
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1500, 2100])
    expect(bytes.toString('latin1', 37, 41)).toBe('pHYs')
    const alike = await likeness(page, bytes)
    expect(alike, key).toBeGreaterThan(0.97)
  }
})

/** How much of the file looks like the screen, of 1. Both are scaled down, where a pixel's difference does not count. */
function likeness(page: Page, png: Buffer): Promise<number> {
  return preview(page).evaluate(async (face, base64) => {
    const pixels = async (address: string) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      const canvas = new OffscreenCanvas(100, 140)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, 100, 140)
      return context.getImageData(0, 0, 100, 140).data
    }
    const copy = face.cloneNode(true) as SVGSVGElement
    copy.setAttribute('width', '1500')
    copy.setAttribute('height', '2100')
    const shown = URL.createObjectURL(
      new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
    )
    const [one, other] = [await pixels(shown), await pixels(`data:image/png;base64,${base64}`)]
    let difference = 0
    for (let at = 0; at < one.length; at++) difference += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    return 1 - difference / one.length / 255
  }, png.toString('base64'))
}

test('[CG9] the PDF is one page of five by seven inches with the card on it', async ({ open }) => {
  const page = await atCards(open)
  const { name, bytes } = await fileFrom(page, 'PDF to print')
  expect(name).toBe('keyturn-keys-card.pdf')
  const text = bytes.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toContain('/MediaBox [0 0 360 504]')
  const image = text.indexOf('/Subtype /Image')
  const start = text.indexOf('stream\n', image) + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(text.slice(image))?.[1])
  const rgb = inflateSync(bytes.subarray(start, start + length))
  expect(rgb).toHaveLength(1500 * 2100 * 3)
  expect(new Set(rgb).size).toBeGreaterThan(100)
})

test('[CG8] where the device can share, the card goes to its share sheet; closing the sheet is no error', async ({
  open,
}) => {
  const page = await atCards(open)
  await expect.poll(() => page.getByRole('button', { name: 'Share' }).count()).toBe(0)
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, title }: ShareData) => {
        shared.push({ title, type: files?.[0]?.type, size: files?.[0]?.size })
        throw new DOMException('The person closed the sheet', 'AbortError')
      },
    })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared').length), { timeout: 20_000 }).toBe(1)
  const [sent] = await page.evaluate(() => Reflect.get(window, 'shared'))
  expect(sent).toMatchObject({ title: 'The keys are ours', type: 'image/png' })
  expect(sent.size).toBeGreaterThan(50_000)
  await expect.poll(() => page.getByText('The card couldn’t be made').count()).toBe(0)
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Role = Parameters<Page['getByRole']>[0]

/** Somebody without a mouse. Every stop of the focus on their way is looked at: is it in sight, and marked? */
export interface Keyboard {
  /** Tab until this has the focus. `back` goes the other way round. */
  tabTo(role: Role, name: string | RegExp, way?: { back?: boolean }): Promise<void>
  /** Goes there and presses Enter. */
  enter(role: Role, name: string | RegExp, way?: { back?: boolean }): Promise<void>
  /** Goes to a field and types in it; what it held is selected on arrival and so replaced. */
  type(name: string | RegExp, text: string): Promise<void>
  /** Goes to a list and chooses by its first letters. */
  choose(name: string | RegExp, option: string): Promise<void>
  press(...keys: string[]): Promise<void>
  /** What was wrong at any stop, and how many there were. */
  faults(): string[]
}

/** More than any page has. */
const MOST_STOPS = 120

export function keyboardOf(page: Page): Keyboard {
  const faults = new Set<string>()
  const compared = new Set<string>()

  async function tabTo(role: Role, name: string | RegExp, { back = false } = {}): Promise<void> {
    const wanted = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
    const passed: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if ((await wanted.count()) === 1) return
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
      // Notes step aside for it.
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const { who, wrong, isMarked } = await page.evaluate(lookAtFocus)
      passed.push(who)
      const place = `${new URL(page.url()).pathname} ${who}`
      for (const fault of wrong) faults.add(`${place}: ${fault}`)
      if (isMarked || compared.has(place)) continue
      compared.add(place)
      if (await looksTheSameWithoutFocus(page)) faults.add(`${place}: not marked`)
    }
    throw new Error(`No way to ${role} "${name}" on ${page.url()}; passed:\n${passed.join('\n')}`)
  }

  return {
    tabTo,
    async enter(role, name, way) {
      await tabTo(role, name, way)
      await page.keyboard.press('Enter')
    },
    async type(name, text) {
      await tabTo('textbox', name)
      await page.keyboard.type(text)
    },
    async choose(name, option) {
      await tabTo('combobox', name)
      await page.keyboard.type(option)
      const chosen = () =>
        page.evaluate(() => (document.activeElement as HTMLSelectElement | null)?.selectedOptions?.[0]?.label)
      await expect.poll(chosen).toContain(option)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    faults: () => [...faults],
  }
}

/** Runs in the page. */
function lookAtFocus(): { who: string; wrong: string[]; isMarked: boolean } {
  const focused = document.activeElement
  // Past the last stop the browser's own bars have it.
  // And what a page focuses itself when it arrives is a place to begin, not a stop.
  if (!focused || focused === document.body || focused.getAttribute('tabindex') === '-1')
    return { who: 'the browser', wrong: [], isMarked: true }
  const who = `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? (focused.textContent?.trim() || focused.id)}"`
  const wrong: string[] = []

  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const seenAcross = Math.min(right, innerWidth) - Math.max(left, 0)
  const seenDown = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (seenAcross < Math.min(right - left, 24) - 1 || seenDown < Math.min(bottom - top, 24) - 1)
    wrong.push('out of sight')
  const middle = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ]
  const on = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0)
  const isOwn = on !== null && (focused.contains(on) || on.contains(focused) || on.closest('label')?.contains(focused))
  if (!isOwn) wrong.push(`covered by ${on?.outerHTML.slice(0, 80)}`)

  const isMarked = (element: Element | null): boolean => {
    if (!element) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor)
  }
  // A field in a box with its sign is marked by its box.
  return { who, wrong, isMarked: isMarked(focused) || isMarked(focused.parentElement) }
}

/** A slider's thumb is marked, and no style of its can be read: look at the picture. */
async function looksTheSameWithoutFocus(page: Page): Promise<boolean> {
  const focused = (await page.evaluateHandle(() => document.activeElement)).asElement()
  const box = await focused?.boundingBox()
  if (!box) return true
  const clip = { x: Math.max(box.x - 6, 0), y: Math.max(box.y - 6, 0), width: box.width + 12, height: box.height + 12 }
  const before = await page.screenshot({ clip })
  await focused?.evaluate(element => (element as HTMLElement).blur())
  const after = await page.screenshot({ clip })
  await focused?.evaluate(element => (element as HTMLElement).focus({ focusVisible: true } as FocusOptions))
  return before.equals(after)
}

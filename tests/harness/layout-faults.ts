import type { Page } from 'playwright-core'

/** A window of so many CSS pixels, as zooming makes it out of a larger one. */
export interface Zoom {
  width: number
  height: number
  factor: number
  /** In percent of the usual, as somebody sets it who needs larger words and no larger pictures. */
  text?: number
}

/** Lays the page out as at each of these zooms, looks for faults, and puts the window back. */
export async function faultsZoomed(page: Page, zooms: Zoom[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const { width, height, factor, text = 100 } of zooms) {
    const metrics = { width, height, deviceScaleFactor: factor, mobile: false }
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
    await setTextSize(page, text)
    found.push(...(await layoutFaults(page)).map(fault => `${width} px, text ${text} %: ${fault}`))
  }
  await setTextSize(page, 100)
  await devtools.send('Emulation.clearDeviceMetricsOverride')
  await devtools.detach()
  return found
}

function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate(size => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
  }, percent)
}

/** What is cut off, covers something else, or makes the page scroll sideways. */
async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Charts measure their room and draw again.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
    const { clientWidth, scrollWidth } = document.documentElement
    const found: string[] = []
    if (scrollWidth > clientWidth) found.push(`the page scrolls ${scrollWidth - clientWidth} px sideways`)

    const name = (element: Element) => element.outerHTML.slice(0, 160)
    const isThere = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    const ancestor = (element: Element, isIt: (style: CSSStyleDeclaration) => boolean): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) if (isIt(getComputedStyle(at))) return at
      return null
    }
    // A table or a drawing may scroll in a frame of its own, which the keyboard reaches too.
    const scrolls = (element: Element) => ancestor(element, style => /auto|scroll/.test(style.overflowX)) !== null

    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const controls = [...document.querySelectorAll(selector)].filter(isThere)
    for (const control of controls) {
      const { left, right } = control.getBoundingClientRect()
      if ((left < -1 || right > clientWidth + 1) && !scrolls(control)) found.push(`beyond the edge: ${name(control)}`)
    }

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element)
      // Words in a field move along with the caret; a figure is to be seen whole.
      const isFigure = element.matches('input[inputmode=decimal], input[inputmode=numeric]')
      const hides = element.matches('input') ? isFigure : /hidden|clip/.test(style.overflowX)
      if (!hides || !isThere(element) || element.closest('[aria-hidden=true], svg, .sr-only')) continue
      if (element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${name(element)}`)
    }

    // What stays on the screen while the rest scrolls passes over it by nature.
    const layer = (element: Element) => ancestor(element, style => /fixed|sticky/.test(style.position))
    // A link in a sentence has a box on every line.
    const boxes = controls.flatMap(control =>
      [...control.getClientRects()].map(box => ({ control, layer: layer(control), box })),
    )
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        if (one.layer !== other.layer || one.control.contains(other.control) || one.control === other.control) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 1 && height > 1) found.push(`one over the other: ${name(one.control)} and ${name(other.control)}`)
      }
    return found
  })
}

import type { Page } from 'playwright-core'

/** Waits until all of a page has come: some lead on to another without an application, others fetch their parts. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What is only for printing has headings of its own.
    const headings = [...document.querySelectorAll('h1')].filter(heading => heading.checkVisibility())
    // A page that came prerendered is hydrated once its code is here.
    const isHydrated = document.querySelector('#root[inert]') === null
    const comes = document.querySelector('[aria-busy=true], .breathes')
    return isHydrated && headings.length === 1 && comes === null && !document.body.textContent.includes('Loading...')
  })
  await page.evaluate(() => document.fonts.ready)
}

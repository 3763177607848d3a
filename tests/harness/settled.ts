import type { Page } from 'playwright-core'

/** Waits until all of a page has come: some lead on to another without an application, others fetch their parts. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What is only for printing has headings of its own.
    const headings = [...document.querySelectorAll('h1')].filter(heading => heading.checkVisibility())
    // The app's pages come drawn, and are taken over once their code is here.
    const isTakenOver = !document.getElementById('root') || document.documentElement.dataset.hydrated !== undefined
    const comes = document.querySelector('[aria-busy=true], .breathes')
    // Laid out as high as a guess until the page's code is here.
    const isGuessed = [...document.querySelectorAll('.seen-later')].some(
      part => getComputedStyle(part).contentVisibility === 'auto',
    )
    return (
      isTakenOver &&
      headings.length === 1 &&
      comes === null &&
      !isGuessed &&
      !document.body.textContent.includes('Loading...')
    )
  })
  await page.evaluate(() => document.fonts.ready)
}

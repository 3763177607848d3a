/** Prints one part of a page and nothing around it. The rule that hides the rest stands in base.css. */
export function printAlone(part: HTMLElement): void {
  const root = document.documentElement
  root.dataset.printAlone = ''
  part.dataset.printThis = ''
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printAlone
      delete part.dataset.printThis
    },
    { once: true },
  )
  window.print()
}

import { searchWords } from '#features/guide/words.ts'
import { type Found, searchGuide } from './search.ts'

/** Brings the guide's search to life: answers while somebody types, Enter opens the first answer. */
export default function wakeSearch(box: HTMLElement): void {
  const form = one(box, 'form')
  const input = one(box, 'input')
  const status = one(box, '[role=status]')
  const list = one(box, 'ol')
  const template = one(box, 'template')
  let first: Found | undefined

  async function answer(): Promise<void> {
    const question = input.value
    const { SEARCH_INDEX } = await import('./search-index.ts')
    // The index took its time; somebody may have typed on.
    if (question !== input.value) return
    const found = searchGuide(SEARCH_INDEX, question)
    first = found[0]
    status.textContent = question.trim() === '' ? '' : searchWords.found(question.trim(), found.length)
    list.replaceChildren(...found.map(page => row(template, page)))
  }

  input.addEventListener('input', answer)
  form.addEventListener('submit', async event => {
    event.preventDefault()
    await answer()
    if (first) location.href = first.path
  })
  // Whatever was typed while this file was on its way.
  void answer()
}

function row(template: HTMLTemplateElement, { path, title, kind, excerpt }: Found): Node {
  const item = template.content.cloneNode(true) as DocumentFragment
  one(item, 'a').setAttribute('href', path)
  one(item, '[data-part=title]').textContent = title
  one(item, '[data-part=kind]').textContent = kind
  one(item, '[data-part=excerpt]').textContent = excerpt
  return item
}

function one<Tag extends keyof HTMLElementTagNameMap>(inside: ParentNode, selector: Tag): HTMLElementTagNameMap[Tag]
function one(inside: ParentNode, selector: string): HTMLElement
function one(inside: ParentNode, selector: string): HTMLElement {
  const found = inside.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The search has no ${selector}`)
  return found
}

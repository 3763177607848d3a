import { disclosureSampleWords as words } from '#features/disclosures/site-words.ts'
import type { SampleAnswer } from './read-sample.ts'

/** Reads the sample disclosure in its place on the page. Plain DOM, and the reader comes only when somebody asks for it. */
export default function wakeSample(box: HTMLElement): void {
  const button = part(box, '[data-part=try]')
  const status = part(box, '[data-part=status]')
  let isReading = false

  async function read(): Promise<void> {
    if (isReading) return
    isReading = true
    part(box, '[data-part=answer]').hidden = false
    status.textContent = words.reading
    const answer = await sampleAnswer()
    isReading = false
    if (answer) show(box, answer)
    else status.textContent = words.failed
  }

  button.addEventListener('click', event => {
    // With a key held down somebody wants the page itself, in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void read()
  })
}

async function sampleAnswer(): Promise<SampleAnswer | null> {
  try {
    const { readSample } = await import('./read-sample.ts')
    return await readSample()
  } catch {
    return null
  }
}

function show(box: HTMLElement, { figures, seconds, rows, sums, knowing }: SampleAnswer): void {
  part(box, '[data-part=status]').textContent = words.done(figures, seconds)
  const template = part<HTMLTemplateElement>(box, 'template')
  part(box, '[data-part=rows]').replaceChildren(
    ...rows.map(([name, value]) => {
      const row = template.content.cloneNode(true) as DocumentFragment
      part(row, 'dt').textContent = name
      part(row, 'dd').textContent = value
      return row
    }),
  )
  part(box, '[data-part=sums]').textContent = words.sums(sums.right, sums.all)
  const sentence = knowing[0]
  part(box, '[data-part=knowing]').hidden = sentence === undefined
  part(box, '[data-part=sentence]').textContent = sentence ?? ''
}

function part<Part extends HTMLElement = HTMLElement>(inside: ParentNode, selector: string): Part {
  const found = inside.querySelector<Part>(selector)
  if (!found) throw new Error(`The sample has no ${selector}`)
  return found
}

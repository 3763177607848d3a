import { act, useState } from 'react'
import { expect, test } from 'vitest'
import type { CostLine } from '#domain/disclosures/disclosure.ts'
import { click, mount, type } from '../../../../tests/harness/mount.ts'
import { blankTyping, newLine } from '../typing.ts'
import { TypingLines } from './typing-lines.tsx'

let restore: (lines: CostLine[]) => void

function Lines() {
  const [lines, setLines] = useState<CostLine[]>([])
  restore = setLines
  return <TypingLines form={{ ...blankTyping('loan-estimate'), lines }} errorAt={() => undefined} onChange={setLines} />
}

test('[ED5] what is typed into a line that came later stays with it when another is removed', async () => {
  const { place } = await mount(<Lines />)
  await act(async () =>
    restore(['Title search', 'Survey', 'Pest inspection'].map(label => ({ ...newLine('C'), label }))),
  )
  const amounts = () => [...place.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')]
  await type(amounts()[2] as HTMLInputElement, 'about 90')
  await click(place.querySelector('button') as HTMLElement)
  expect(amounts().map(({ value }) => value)).toEqual(['', 'about 90'])
})

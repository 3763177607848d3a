import { act } from 'react'
import { expect, test } from 'vitest'
import { mount, the } from '../../../tests/harness/mount.ts'
import { FileDrop, type FileDropWords, type ReadFile } from './file-drop.tsx'

const words = new Proxy({} as FileDropWords, { get: (_, key) => (key === 'reading' ? String : String(key)) })

/** What is being read, and how each ends. */
const under = new Map<string, { signal: AbortSignal; end(): void }>()

const read: ReadFile<string> = (file, _how, { signal }) =>
  new Promise(resolve => {
    const end = () => resolve({ kind: 'statement', reading: file.name })
    under.set(file.name, { signal, end })
  })

async function drop(name: string): Promise<void> {
  const event = Object.assign(new Event('drop', { bubbles: true }), { dataTransfer: { files: [new File([], name)] } })
  await act(async () => void the('section').dispatchEvent(event))
}

test('[ST43] of two statements that are dropped one after the other the second is read; whoever leaves ends the reading', async () => {
  const heard: string[] = []
  const { rerender } = await mount(<FileDrop words={words} read={read} onRead={name => heard.push(name)} />)
  await drop('first')
  await drop('second')
  expect(under.get('first')?.signal.aborted).toBe(true)
  await act(async () => under.get('second')?.end())
  await act(async () => under.get('first')?.end())
  expect(heard).toEqual(['second'])

  await drop('third')
  await rerender(null)
  expect(under.get('third')?.signal.aborted).toBe(true)
})

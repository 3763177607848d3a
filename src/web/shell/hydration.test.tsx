import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { enter, the } from '../../../tests/harness/mount.ts'
import { Hydration } from './hydration.tsx'

/** The moment at which React has taken the page over and has not yet run what follows from that. */
let onTakenOver = () => {}

function Form() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [file, setFile] = useState('')
  useLayoutEffect(() => onTakenOver(), [])
  return (
    <>
      <input name="email" value={email} onChange={event => setEmail(event.target.value)} />
      <input name="password" value={password} onChange={event => setPassword(event.target.value)} />
      <input name="file" type="file" onChange={event => setFile(event.target.value)} />
      <output>{`${email} ${password} ${file}`}</output>
    </>
  )
}

const field = (name: string) => the<HTMLInputElement>(`[name=${name}]`)

test('[X161] what was typed before the code came stays, also when the next field is typed into while it takes over', async () => {
  const isInAct = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const place = document.createElement('div')
  document.body.append(place)
  const page = (
    <Hydration of={place}>
      <Form />
    </Hydration>
  )
  place.innerHTML = renderToString(page)
  enter(field('email'), 'ada@example.com')
  // As in a browser: what was chosen can be asked for, and not be said.
  const refuse = () => {
    throw new Error('A script chose a file')
  }
  Object.defineProperty(field('file'), 'value', { get: () => 'estimate.pdf', set: refuse })
  onTakenOver = () => {
    setImmediate(() => enter(field('password'), 'seven blue doors'))
    // A slow phone: React lets the browser go first before it goes on.
    const later = performance.now() + 30
    while (performance.now() < later);
  }
  const root = hydrateRoot(place, page)
  onTestFinished(() => {
    root.unmount()
    place.remove()
    delete document.documentElement.dataset.hydrated
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isInAct })
  })
  await vi.waitFor(() => expect(document.documentElement.dataset.hydrated).toBe(''))
  await vi.waitFor(() => expect(the('output').textContent).toBe('ada@example.com seven blue doors estimate.pdf'))
})

import { expect, test, vi } from 'vitest'
import { click, descriptionOf, mount, the } from '../../../tests/harness/mount.ts'
import { Button } from './button.tsx'

test('a button that cannot be used stays in reach and says why', async () => {
  const pressed = vi.fn()
  await mount(
    <Button disabledReason="Enter a rate first." onClick={pressed}>
      Calculate
    </Button>,
  )
  const button = the<HTMLButtonElement>('button')
  await click(button)
  button.focus()

  expect(pressed).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(descriptionOf(button)).toBe('Enter a rate first.')
})

test('a form is not sent while its button says why not', async () => {
  const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (reason: string | null) => (
    <form onSubmit={sent}>
      <Button type="submit" disabledReason={reason}>
        Save
      </Button>
    </form>
  )
  const { rerender } = await mount(form('Choose a state first.'))
  const button = the('button')
  await click(button)
  expect(sent).not.toHaveBeenCalled()

  await rerender(form(null))
  expect(the('button')).toBe(button)
  await click(button)
  expect(sent).toHaveBeenCalledOnce()
})

test('a second click while something is being saved does nothing', async () => {
  const pressed = vi.fn()
  await mount(
    <Button loading loadingLabel="Submitting..." onClick={pressed}>
      Complete Application
    </Button>,
  )
  await click(the('button'))
  expect(pressed).not.toHaveBeenCalled()
  expect(the('button').getAttribute('aria-busy')).toBe('true')
  expect(the('button').textContent).toBe('Submitting...')
})

test('a square button is as wide as it is high, whatever the padding of others', async () => {
  await mount(<Button square aria-label="Close" icon={<i />} />)
  expect(the('button').className).not.toMatch(/\bpx-/)
})

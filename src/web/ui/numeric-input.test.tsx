import { useState } from 'react'
import { expect, test } from 'vitest'
import { click, descriptionOf, leave, mount, the, type } from '../../../tests/harness/mount.ts'
import { Field } from './field.tsx'
import { MoneyInput } from './money-input.tsx'
import { PercentInput } from './percent-input.tsx'
import { PriceInput } from './price-input.tsx'

let saved: number | null = null

function Price({ start = null, min }: { start?: number | null; min?: number }) {
  const [value, setValue] = useState(start)
  saved = value
  return (
    <>
      <Field label="Home price">
        <MoneyInput value={value} onValueChange={setValue} min={min} />
      </Field>
      <button type="button" onClick={() => setValue(300_000)}>
        Linked field
      </button>
    </>
  )
}

function HomePrice() {
  const [value, setValue] = useState<number | null>(null)
  saved = value
  return (
    <Field label="Home price">
      <PriceInput value={value} onValueChange={setValue} />
    </Field>
  )
}

function Rate() {
  const [value, setValue] = useState<number | null>(null)
  saved = value
  return <PercentInput aria-label="Rate" value={value} onValueChange={setValue} />
}

const input = () => the<HTMLInputElement>('input')

for (const text of ['450,000', '$450000', '450k', '$ 450,000.00', ' 450 000 '])
  test(`'${text}' is understood as four hundred fifty thousand dollars`, async () => {
    await mount(<Price />)
    await type(input(), text)
    expect(input().value).toBe(text)
    expect(saved).toBe(450_000)
    await leave(input())
    expect(input().value).toBe('450,000')
  })

for (const text of ['6.5', '6.5%', '6.5 %', '6.50', '6½'])
  test(`'${text}' is understood as six and a half percent`, async () => {
    await mount(<Rate />)
    await type(input(), text)
    await leave(input())
    expect(saved).toBe(6.5)
    expect(input().value).toBe('6.5')
  })

test('nonsense stays where it was typed, with a sentence, and is never a number', async () => {
  await mount(<Price start={450_000} />)
  await type(input(), 'a lot')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
  await leave(input())

  expect(input().value).toBe('a lot')
  expect(saved).toBe(null)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(input())).toBe('Enter an amount in dollars, like 450,000.')
  expect(document.body.textContent).not.toContain('NaN')

  await type(input(), '')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
})

test('an amount outside its bounds says the bound', async () => {
  await mount(<Price min={1_000} />)
  await type(input(), '999')
  await leave(input())
  expect(saved).toBe(null)
  expect(descriptionOf(input())).toBe('Enter $1,000 or more.')
})

test('an amount below zero is refused kindly', async () => {
  await mount(<Price />)
  await type(input(), '-5')
  await leave(input())
  expect(saved).toBe(null)
  expect(descriptionOf(input())).toBe('Enter $0 or more.')
})

test('a value changed by another field is shown, and takes an old complaint with it', async () => {
  await mount(<Price />)
  await type(input(), 'a lot')
  await leave(input())
  await click(the('button'))
  expect(input().value).toBe('300,000')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
})

test('[X232] a price that no home has is asked about, and counts as nothing', async () => {
  await mount(<HomePrice />)
  for (const [text, words] of [
    ['1,5', 'Did you mean $1,500,000?'],
    ['450', 'Did you mean $450,000?'],
  ] as const) {
    await type(input(), text)
    await leave(input())
    expect([input().value, saved]).toEqual([text, null])
    expect(descriptionOf(input())).toContain(words)
  }
  await type(input(), '1.5m')
  await leave(input())
  expect([input().value, saved]).toEqual(['1,500,000', 1_500_000])
})

test('[X230] an amount that may mean two things is asked about, and counts as neither', async () => {
  await mount(<Price />)
  await type(input(), '1,5')
  await leave(input())
  expect(input().value).toBe('1,5')
  expect(saved).toBeNull()
  expect(descriptionOf(input())).toContain('Is that $15 or $1.50? Please write it that way.')
  await type(input(), '1.5m')
  await leave(input())
  expect(saved).toBe(1_500_000)
  expect(input().value).toBe('1,500,000')
})

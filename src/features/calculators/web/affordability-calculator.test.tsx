import { beforeEach, expect, test } from 'vitest'
import { mount, the, type } from '../../../../tests/harness/mount.ts'
import { AffordabilityCalculator } from './affordability-calculator.tsx'

beforeEach(() => window.history.replaceState(null, '', '/affordability-calculator'))

const price = () => the('[data-testid=comfortable-price]').textContent
const income = () => the<HTMLInputElement>('section input')

test('[K13] an example stands there and says so until something is typed; then the address follows', async () => {
  await mount(<AffordabilityCalculator />)
  expect(document.body.textContent).toContain('An example. Type your own figures')
  expect(price()).toBe('$453,000')
  await type(income(), '$60,000')
  expect(document.body.textContent).not.toContain('An example.')
  expect(price()).toBe('$178,000')
  expect(window.location.search).toContain('income=60000')
})

test('[K11] without an income it asks for one', async () => {
  await mount(<AffordabilityCalculator />)
  await type(income(), '')
  expect(document.body.textContent).toContain('Enter your yearly income')
})

const known = { inputs: { annual_income: 96_000, monthly_debts: 3200, price: 800_000 }, buyer: {} }

test('[K13] begins with the application where there is one', async () => {
  await mount(<AffordabilityCalculator known={known} />)
  expect(income().value).toBe('96,000')
  expect(document.body.textContent).toContain('Your debts today take 40% of your pay before tax')
})

test('[K13] what a shared address says goes before the application', async () => {
  window.history.replaceState(null, '', '/affordability-calculator?income=50000')
  await mount(<AffordabilityCalculator known={known} />)
  expect(income().value).toBe('50,000')
})

test('[K12] shown parts of the month and the cash add up to the shown sums', async () => {
  await mount(<AffordabilityCalculator />)
  const dollars = (text: string | null | undefined) => Number((text ?? '').replace(/[^0-9]/g, ''))
  const sections = [...document.querySelectorAll('section')].filter(({ textContent }) =>
    /^(The whole month|Cash you’ll need)/.test(textContent ?? ''),
  )
  expect(sections).toHaveLength(2)
  for (const section of sections) {
    const parts = [...section.querySelectorAll('dl:first-of-type dd')].map(({ textContent }) =>
      textContent?.startsWith('$0,') ? 0 : dollars(textContent),
    )
    const sum = dollars(section.querySelector('p.font-\\[560\\] .num')?.textContent)
    expect(parts.reduce((total, part) => total + part, 0)).toBe(sum)
  }
})

import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

test('[TG20] [TG22] [TG26] [TG28] two names, a house and a ledger make four rules, and all of it is there again', async ({
  open,
}) => {
  const page = await open('/dashboard/together', { as: 'guest', width: 390 })
  await page.getByRole('heading', { name: 'Four things to settle before you sign.' }).waitFor()
  const rules = page.locator('#rules')
  await rules.getByLabel('Your name').fill('Ana')
  await rules.getByLabel('The other one’s name').fill('Ana')
  await rules.getByLabel('Price of the home').fill('400k')
  await rules.getByLabel('Loan at the start').fill('320k')
  await rules.getByLabel('A price to try').fill('460k')
  await rules.getByLabel('Still owed on that day').fill('300k')
  await rules.getByRole('button', { name: 'Save', exact: true }).click()
  await rules.getByText('Please give the two of you different names', { exact: false }).first().waitFor()
  await rules.getByLabel('The other one’s name').fill('Ben')
  await rules.getByRole('button', { name: 'Save', exact: true }).click()
  await rules.getByText('= $132,400.00').waitFor()

  for (const [kind, who, amount, principal] of [
    ['Down payment', 'Ana', '60000'],
    ['Down payment', 'Ben', '20000'],
    ['Monthly payment', 'Ana', '15000', '10000'],
    ['Monthly payment', 'Ben', '15000', '10000'],
  ] as const) {
    await page.getByRole('button', { name: 'Add an entry' }).click()
    await page.getByLabel('What for').selectOption(kind)
    await page.getByRole('group', { name: 'Who paid' }).getByLabel(who).check()
    await page.getByLabel('Amount', { exact: true }).first().fill(amount)
    if (principal) await page.getByLabel('Of it, to the loan itself').fill(principal)
    await page.getByRole('button', { name: 'Save the entry' }).click()
    await page
      .getByRole('button', { name: `Change: ${kind}, ${who}, $${Number(amount).toLocaleString('en')}.00` })
      .waitFor()
  }
  await rules.getByText('Ana gets $92,680.00').waitFor()
  await rules.getByText('Ben gets $44,580.00').waitFor()
  await rules.getByRole('radio', { name: /^By what each paid in/ }).check()
  await page.getByText('$48,000.00').waitFor()
  await rules.getByLabel('10% less').check()
  await rules.getByText('= $38,400.00').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a table (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('ledger.csv')

  await page.getByText('Your term sheet').click()
  await page.getByLabel('Tenants in common').check()
  await page.getByText('13. A loss').click()
  await page.getByRole('textbox', { name: 'A loss' }).fill('Half each')
  await page.getByText('1 of 15 filled').waitFor()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Two things to settle before you sign.' }).waitFor()
  // The link of what is open leads to its card and opens it.
  await page.getByRole('link', { name: 'What if one leaves' }).first().click()
  await page.getByText('1 of 15 filled').waitFor()
})

test('[TG25] [TG27] both ways to borrow stand side by side, and the gift is warned of', async ({ open }) => {
  const page = await open('/dashboard/together', { as: 'guest' })
  const card = page.locator('#borrowing')
  await card.getByText('One or both on the loan').click()
  const of = (name: string) => card.getByRole('group', { name: `What ${name} brings` })
  await of('You').getByLabel('Income a year, before tax').fill('81600')
  await of('You').getByLabel('Debts a month').fill('350')
  await of('You').getByLabel('Score 1').fill('693')
  await of('The other one').getByLabel('Income a year, before tax').fill('52800')
  await of('The other one').getByLabel('Debts a month').fill('520')
  await of('The other one').getByLabel('Score 1').fill('605')
  await card.getByLabel('Payment a month, with taxes and insurance').fill('2470')
  await card.getByRole('button', { name: 'Save', exact: true }).click()
  await card.getByRole('cell', { name: '605 The other one, the weaker' }).waitFor()
  await card.getByText('Ask two lenders for both quotes on one day.', { exact: false }).waitFor()
  await card.getByRole('radio', { name: 'You alone' }).check()
  await card.getByText('their money is a gift that may not be paid back', { exact: false }).waitFor()
  expect(await page.getByText('approved', { exact: false }).count()).toBe(0)
  await page.getByText('Gift letter', { exact: true }).click()
  await page.getByText('Sign it only if it is true.').waitFor()
  await page.getByText('The letter', { exact: true }).first().click()
  await page.getByLabel('Who gives').fill('Rosa')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'The letter' }).inputValue())
    .toContain('I, Rosa, give You the sum of')
})

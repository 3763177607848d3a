import { expect, test } from 'vitest'
import { mount, the } from '../../../tests/harness/mount.ts'
import { initialsOf, Monogram } from './monogram.tsx'

test('a lender is marked with the initials of its first and last word', () => {
  const names = ['Harbor Savings', 'Bank of America', 'Ally', 'U.S. Bank', 'J & B Lending', '  ', '&']
  expect(names.map(initialsOf)).toEqual(['HS', 'BA', 'AL', 'UB', 'JL', '?', '?'])
})

test('[C30] a lender that is compared has the colour and shape of its row, whatever its name', async () => {
  await mount(
    <>
      <Monogram name="Harbor Savings" mark={2} />
      <Monogram name="Lender 1" mark={8} />
    </>,
  )
  const [one, other] = document.querySelectorAll<HTMLElement>('[data-lender]')
  expect([one?.dataset.lender, other?.dataset.lender]).toEqual(['2', '2'])
  expect(one?.querySelector('path')?.getAttribute('d')).toBe(other?.querySelector('path')?.getAttribute('d'))
})

test('[X180] a name alone gives no colour, which would be that of another lender', async () => {
  await mount(<Monogram name="Harbor Savings" />)
  expect(the('.tile').dataset.lender).toBeUndefined()
  expect(the('.tile').querySelector('svg')).toBeNull()
  expect(the('.tile').getAttribute('aria-hidden')).toBe('true')
})

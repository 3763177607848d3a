import { expect, test } from 'vitest'
import { plural as spanish } from './plural.es.ts'
import { plural as english } from './plural.ts'

test('[LG29] each language’s own rules choose between what is said of one and of several', () => {
  const days = (count: number) => english(count, { one: '1 day', other: `${count} days` })
  const dias = (count: number) => spanish(count, { one: '1 día', other: `${count} días` })
  expect([0, 1, 2, 21, 1.5].map(days)).toEqual(['0 days', '1 day', '2 days', '21 days', '1.5 days'])
  expect([0, 1, 2, 21, 1_000_000].map(dias)).toEqual(['0 días', '1 día', '2 días', '21 días', '1000000 días'])
})

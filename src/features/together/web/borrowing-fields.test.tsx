import { useState } from 'react'
import { expect, test } from 'vitest'
import type { DraftForm } from '#web/client/use-draft.ts'
import { mount, type } from '../../../../tests/harness/mount.ts'
import type { Borrowing } from '../model.ts'
import { borrowingStart } from '../start.ts'
import { BorrowingFields } from './borrowing-fields.tsx'

let typed: Borrowing

function Fields() {
  const [borrowing, setBorrowing] = useState<Borrowing>({ ...borrowingStart(null), first_scores: [700, 720, 740] })
  typed = borrowing
  const form = {
    typed,
    change: (some: Partial<Borrowing>) => setBorrowing({ ...typed, ...some }),
    errorAt: () => undefined,
  } as unknown as DraftForm<Borrowing>
  return <BorrowingFields form={form} names={{ first: 'Ana', second: 'Ben' }} hidden={{ first: [], second: [] }} />
}

test('[ED5] a credit score that is being corrected stays where it is typed, and so do those beside it', async () => {
  const { place } = await mount(<Fields />)
  const scores = [...place.querySelectorAll<HTMLInputElement>('fieldset fieldset input')].slice(0, 3)
  const shown = () => scores.map(({ value }) => value)
  expect(shown()).toEqual(['700', '720', '740'])
  const [first] = scores as [HTMLInputElement]
  await type(first, '70')
  expect(shown()).toEqual(['70', '720', '740'])
  expect(typed.first_scores).toEqual([720, 740])
  await type(first, '705')
  expect(shown()).toEqual(['705', '720', '740'])
  expect(typed.first_scores).toEqual([705, 720, 740])
})

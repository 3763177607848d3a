import { expect, test } from 'vitest'
import { placeMarks } from './number-marks.ts'

const rows = (number: number, loan: number, today: number) =>
  placeMarks([
    { label: 'your number', rate: 5.6, at: number },
    { label: 'your loan', rate: 6.5, at: loan },
    { label: 'average now', rate: 6.1, at: today },
  ]).map(({ row, anchor }) => `${row} ${anchor}`)

test('[RN7] each label of the scale stands at its mark, and none runs into another or over the edge', () => {
  expect(rows(25, 80, 60)).toEqual(['0 middle', '0 middle', '1 middle'])
  expect(rows(40, 60, 20)).toEqual(['0 middle', '1 middle', '1 middle'])
  expect(rows(40, 60, 70)).toEqual(['0 middle', '2 middle', '1 middle'])
  expect(rows(10, 50, 90)).toEqual(['0 start', '0 middle', '1 end'])
})

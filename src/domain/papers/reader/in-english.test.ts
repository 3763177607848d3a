import { expect, test } from 'vitest'
import type { PositionedText } from '../reading.ts'
import { inEnglish } from './in-english.ts'
import { readablePages, rowsOf } from './words.ts'

const SIZE = { page: 1, width: 612, height: 792 }

/** Rows of a page, each piece at its place; the foot says which form it is. */
function rows(pieces: readonly [x: number, y: number, text: string][], foot = 'ESTIMACIÓN DE PRÉSTAMO'): string[] {
  const texts = [...pieces, [42, 760, foot] as const].map(
    ([x, y, text]): PositionedText => ({
      page: 1,
      x,
      y,
      text,
      width: text.length * 4.5,
      height: 9,
      color: '#000000',
      certainty: 1,
    }),
  )
  return readablePages(texts, [SIZE])
    .map(inEnglish)
    .flatMap(page => rowsOf(page.words).map(row => row.map(({ text }) => text).join(' ')))
}

test('[EP13] the labels of the Spanish estimate are read as those of the English one, where they stand', () => {
  expect(
    rows([
      [48, 200, 'Monto del préstamo'],
      [200, 200, '$150,000'],
      [300, 200, 'NO'],
      [48, 230, 'Depósito estimado para impuestos'],
      [260, 230, '206'],
      [48, 240, 'y seguros de la vivienda'],
      [48, 300, 'Años 1 a 4'],
      [48, 320, 'BLOQUEO DE TASA'],
      [160, 320, 'SÍ, hasta el 4/16/2013 a las 5:00 p. m. EDT'],
    ]),
  ).toEqual([
    'Loan Amount $150,000 NO',
    'Estimated Escrow 206',
    'Years 1-4',
    'RATE LOCK YES, until 4/16/2013 at 5:00 p.m. EDT',
    'Loan Estimate',
  ])
})

test('[EP13] a charge that takes two lines stands beside its amount, wherever its second line begins', () => {
  expect(
    rows([
      [46, 100, 'Detalles de los costos del cierre'],
      [46, 130, 'Título – Honorarios del agente a cargo de la'],
      [52, 140, 'operación de cierre'],
      [270, 140, '$350'],
      [318, 160, 'Impuestos sobre la propiedad'],
      [324, 170, 'de $105.30 por mes durante 2 meses'],
      [540, 170, '$211'],
    ]),
  ).toEqual([
    'Closing Cost Details',
    'Title – Settlement Agent Fee $350',
    'Property Taxes $105.30 per month for 2 mo. $211',
    'Loan Estimate',
  ])
})

test('[EP13] a page of any other paper stays as it is', () => {
  expect(rows([[48, 200, 'Monto del préstamo']], 'DECLARACIÓN DE CIERRE')).toEqual([
    'Monto del préstamo',
    'DECLARACIÓN DE CIERRE',
  ])
})

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

test('[EP13] a charge of the disclosure keeps its number and its columns', () => {
  expect(
    rows(
      [
        [46, 32, 'Detalles de los costos de cierre'],
        [320, 48, 'Pagados por el deudor'],
        [440, 48, 'Pagados por el vendedor'],
        [590, 48, 'Pagados por'],
        [322, 58, 'Al cierre'],
        [365, 58, 'Antes del cierre'],
        [450, 58, 'Al cierre'],
        [500, 58, 'Antes del cierre'],
        [600, 58, 'otros'],
        [46, 80, '02'],
        [58, 80, 'Cargo por peritaje (suelos)'],
        [201, 80, 'para Surveys Co.'],
        [333, 80, '$85.00'],
        [46, 100, '05'],
        [58, 100, 'Título – Honorarios del agente a cargo de la'],
        [60, 108, 'operación del título de inmueble'],
        [333, 108, '$500.00'],
        [46, 120, '01'],
        [58, 120, 'Costos de registro y otros impuestos por registro del título de'],
        [58, 128, 'Inmueble: $40.00'],
        [147, 128, 'Hipoteca: $45.00'],
        [333, 128, '$85.00'],
        [46, 140, '02'],
        [58, 140, 'Pago anticipado de intereses ($17.44 por día del 4/15/13 al 5/1/13 )'],
        [46, 150, '02'],
        [58, 150, 'Impuesto a las transferencias estatales'],
      ],
      'DECLARACIÓN DE CIERRE',
    ),
  ).toEqual([
    'Closing Cost Details',
    'Borrower-Paid Seller-Paid',
    'At Closing Before Closing At Closing Before Closing Paid by Others',
    '02 Survey Fee to Surveys Co. $85.00',
    '05 Title – Settlement Agent Fee $500.00',
    '01 Recording Fees Deed: $40.00 Mortgage: $45.00 $85.00',
    '02 Prepaid Interest ($17.44 per day from 4/15/13 to 5/1/13 )',
    '02 Transfer Tax',
    'Closing Disclosure',
  ])
})

test('[EP13] a label of two rows stands beside its value, and names keep their words', () => {
  expect(
    rows(
      [
        [48, 100, 'Agente a cargo de'],
        [48, 110, 'la operación de cierre'],
        [150, 110, 'Epsilon Title Co.'],
        [300, 100, 'Tipo de'],
        [300, 110, 'préstamo'],
        [350, 110, 'x'],
        [360, 110, 'Convencional'],
        [48, 140, 'Prestamista'],
        [120, 140, 'Hipoteca Segura Bank'],
        [300, 160, 'Corredor inmobiliario'],
        [420, 160, 'Corredor inmobiliario'],
        [300, 170, '(Deudor)'],
        [420, 170, '(Vendedor)'],
        [48, 190, 'Impuestos municipales del'],
        [180, 190, '1/1/13 al 4/14/13'],
      ],
      'DECLARACIÓN DE CIERRE',
    ),
  ).toEqual([
    'Settlement Agent Epsilon Title Co. LOAN TYPE x Conventional',
    'Lender Hipoteca Segura Bank',
    'Real Estate Broker (B) Real Estate Broker (S)',
    'City/Town Taxes 1/1/13 to 4/14/13',
    'Closing Disclosure',
  ])
})

test('[EP13] a page of any other paper stays as it is', () => {
  expect(rows([[48, 200, 'Monto del préstamo']], 'DECLARACIÓN JURADA')).toEqual([
    'Monto del préstamo',
    'DECLARACIÓN JURADA',
  ])
})

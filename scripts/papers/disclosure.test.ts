import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDisclosure, readRendered, renderFile } from '../../tests/disclosures/rendered-file.ts'
import { writePdf } from '../../tests/disclosures/write-pdf.ts'
import { fileJson } from './disclosure.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function disclosures(name: string, data: Uint8Array) {
  const path = join(folder, name)
  writeFileSync(path, data)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/papers.ts', path], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('[RP14] the figures of an estimate as JSON: dollars, days, and null for what is not there', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const { texts, sizes } = renderFile(disclosure)
  const { status, stdout } = disclosures('estimate.pdf', writePdf(texts, sizes))
  const json = JSON.parse(stdout)
  expect(status).toBe(0)
  expect(json).toMatchObject({ kind: 'loan-estimate', unsure: [] })
  expect(json.values).toMatchObject({
    date_issued: '2024-03-05',
    sale_price: 320_000,
    loan_amount: 288_000,
    interest_rate: 6.625,
    principal_and_interest: (disclosure.values.principal_and_interest ?? 0) / 100,
    section_A: (disclosure.values.section_A ?? 0) / 100,
    rate_lock_until: '2024-05-04',
    closing_costs_expire: '2024-03-22',
    total_of_payments: null,
  })
  expect(json.lines).toContainEqual({ section: 'B', label: 'Appraisal Fee', amount: 405 })
  expect(json.checks.length).toBeGreaterThan(25)
  expect(json.checks.every((check: { ok: boolean }) => check.ok)).toBe(true)
})

test('[RP14] the lines of a disclosure have their columns', () => {
  const json = fileJson(readRendered(renderFile(plainDisclosure('closing-disclosure'))))
  expect(json).toMatchObject({ kind: 'closing-disclosure', unsure: [] })
  expect(json.lines).toContainEqual(
    expect.objectContaining({
      label: 'Underwriting Fee',
      section: 'A',
      number: '03',
      amount: null,
      paid_before: 1097.07,
      seller_paid: null,
      paid_by_others: null,
    }),
  )
})

test('[LP153] what is unsure is named by its place in the answer, also where the paper has other rows before it', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const { texts, sizes } = renderFile(disclosure)
  const paid = (disclosure.lines.find(({ section }) => section === 'L')?.amount ?? 0) / 100
  const printed = `$${paid.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  const other = texts.map(text => (text.page === 3 && text.text === printed ? { ...text, text: '$1.00' } : text))
  const json = fileJson(readRendered({ texts: other, sizes }))
  const summaries = json.summaries as { amount: number | null }[]
  const at = summaries.findIndex(({ amount }) => amount === 1)
  expect(json.unsure).toContain(`summaries.${at}.amount`)
})

test('[RP14] what is no paper says why; a bad file is one sentence and exit code 1', () => {
  const note = {
    text: 'A recipe for apple pie with six apples',
    page: 1,
    x: 50,
    y: 50,
    width: 200,
    height: 10,
    color: null,
    certainty: 1,
  }
  const unknown = disclosures('note.pdf', writePdf([note], [{ page: 1, width: 612, height: 792 }]))
  expect(JSON.parse(unknown.stdout)).toMatchObject({ kind: 'unknown', why: 'other', lines: [], checks: [] })
  const bad = disclosures('bad.pdf', new Uint8Array())
  expect([bad.status, bad.stdout]).toEqual([1, ''])
  expect(bad.stderr.trim()).toBe('This file is empty. Please download it again from your lender.')
})

test('[LP186] what the form must have and nobody read is listed beside what is unsure', () => {
  const whole = fileJson(readRendered(renderFile(plainDisclosure('closing-disclosure'))))
  expect(whole.not_read).toEqual([])
  const file = renderFile(plainDisclosure('closing-disclosure'))
  const cut = fileJson(readRendered({ ...file, texts: file.texts.filter(({ page }) => page !== 2) }))
  expect(cut.not_read).toEqual(expect.arrayContaining(['page_2', 'section_A', 'section_J']))
  expect(cut.values).toMatchObject({ section_A: null, section_J: null })
  const blurred = file.texts.map(text => (text.page === 5 ? { ...text, text: text.text.replace(/[\d.]+%/, '') } : text))
  expect(fileJson(readRendered({ ...file, texts: blurred })).not_read).toEqual(['apr', 'tip'])
})

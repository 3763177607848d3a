import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { plainDisclosure, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { plainSeed } from '../../../tests/disclosures/seed.ts'
import { writePdf } from '../../../tests/disclosures/write-pdf.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function command(disclosures: Disclosure[], answers?: Record<string, string>) {
  const files = disclosures.map((disclosure, at) => {
    const { texts, sizes } = renderFile(disclosure)
    return saved(`${at}.pdf`, writePdf(texts, sizes))
  })
  const given = answers ? ['--answers', saved('answers.json', JSON.stringify(answers))] : []
  return spawnSync(process.execPath, ['scripts/papers.ts', ...files, ...given], { encoding: 'utf8' })
}

function saved(name: string, data: Uint8Array | string): string {
  const path = join(folder, name)
  writeFileSync(path, data)
  return path
}

const round = { cents: plainSeed.cents.map(() => 0), before: plainSeed.before.map(() => 0), credits: 0 as const }

test('[TO56] the papers of a refinance, with their own tables, are held against each other', () => {
  const story = { ...round, story: 'refinance' as const }
  const { A, ...others } = plainSeed.fees
  const fees = { ...others, A: A.map(fee => (fee.name === 'Underwriting Fee' ? { ...fee, dollars: 1397 } : fee)) }
  const closingDisclosure = plainDisclosure('closing-disclosure', { ...story, fees }, story)
  const label = 'Principal Reduction for exceeding legal limits P.O.C. Lender $200'
  closingDisclosure.lines.push({ ...blankLine('K', label), number: '03' })
  const { status, stdout } = command([plainDisclosure('loan-estimate', story), closingDisclosure], {
    'pair A: Application Fee': 'none',
  })
  expect(status).toBe(0)
  // Underwriting 300, a transfer tax of 950 that was left off, and the application fee that the answers took apart.
  expect(JSON.parse(stdout)).toMatchObject({
    zero_excess: 1550,
    already_credited: 200,
    refund: 1350,
    new_wait: false,
    refund_due: '2024-05-09',
  })
})

test('[TO56] a construction loan is declined with the reason, also beside another paper', () => {
  const built = plainDisclosure('closing-disclosure', round)
  built.values.purpose = 'Construction'
  const { status, stderr } = command([plainDisclosure('loan-estimate', round), built])
  expect(status).toBe(1)
  expect(stderr).toBe(
    'This is a paper for a construction loan, which has tables of its own. Keyturn does not read these.\n',
  )
})

test('[EP9] --spanish prints one paper line by line: English, Spanish, the value and whose words they are', () => {
  const { texts, sizes } = renderFile(plainDisclosure('loan-estimate', round))
  const file = saved('spanish.pdf', writePdf(texts, sizes))
  const run = (...names: string[]) =>
    spawnSync(process.execPath, ['scripts/papers.ts', '--spanish', ...names], { encoding: 'utf8' })
  const { status, stdout } = run(file)
  expect(status).toBe(0)
  const lines: unknown[] = JSON.parse(stdout)
  expect(lines[0]).toEqual({ en: 'Loan Estimate', es: 'Estimación de Préstamo', value: null, official: true })
  expect(lines).toContainEqual({
    en: 'Loan Amount',
    es: 'Monto del préstamo',
    value: '$288,000',
    official: true,
  })
  const letter = saved('letter.pdf', writePdf([], [{ page: 1, width: 612, height: 792 }]))
  expect(run(letter).status).toBe(1)
})

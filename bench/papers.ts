import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fileJson } from '../scripts/papers/disclosure.ts'
import { pdfProblemWords } from '../src/features/disclosures/reading-words.ts'
import { readFile } from '../src/features/disclosures/web/read-file.ts'
import { judge } from '../tests/disclosures/judge.ts'
import { type DisclosureJson, type SampleForm, sampleFigures } from '../tests/disclosures/official-forms.ts'
import { randomCase, renderFile } from '../tests/disclosures/rendered-file.ts'
import { writePdf } from '../tests/disclosures/write-pdf.ts'
import { disclosuresInBrowser } from './papers/in-browser.ts'
import { type Figure, report } from './report.ts'

/** `node bench/papers.ts [FOLDER]`: random papers through real PDFs, and official forms from a folder beside their samples. */
const RANDOM_DISCLOSURES = 2000
const SEED = 20_261_115

report([...(await randomDisclosures()), ...(await officialForms(process.argv[2])), ...(await disclosuresInBrowser())])

async function randomDisclosures(): Promise<Figure[]> {
  let right = 0
  let open = 0
  let wrong = 0
  let unread = 0
  for (const { paper: disclosure, style, faults } of fc.sample(randomCase, {
    numRuns: RANDOM_DISCLOSURES,
    seed: SEED,
  })) {
    const { texts, sizes } = renderFile(disclosure, style, faults)
    const answer = await readFile(pdfjs, writePdf(texts, sizes))
    const reading = answer.ok ? answer.reading.disclosures[0] : undefined
    if (reading?.disclosure.kind !== disclosure.kind) {
      unread++
      continue
    }
    const verdict = judge(disclosure, reading)
    right += verdict.right
    open += verdict.open.length
    wrong += verdict.wrong.length
    for (const found of verdict.wrong) console.log(`wrong and green: ${JSON.stringify(found)}`)
  }
  const all = right + open + wrong
  const share = (count: number) => `${count.toLocaleString('en-US')} (${((count / all) * 100).toFixed(2)}%)`
  return [
    {
      claim: `${RANDOM_DISCLOSURES} random papers with faults: recognised`,
      measured: `${RANDOM_DISCLOSURES - unread}`,
      aim: `${RANDOM_DISCLOSURES}`,
      met: unread === 0,
    },
    { claim: 'fields read right', measured: share(right), aim: '≥ 99%', met: right / all >= 0.99 },
    { claim: 'fields left amber or empty', measured: share(open), met: true },
    { claim: 'fields wrong and green', measured: `${wrong}`, aim: '0', met: wrong === 0 },
  ]
}

async function officialForms(folder: string | undefined): Promise<Figure[]> {
  if (folder === undefined) return []
  const samples = readSamples(folder)
  const found: Figure[] = []
  for (const file of readdirSync(folder).filter(name => name.endsWith('.pdf'))) {
    const answer = await readFile(pdfjs, new Uint8Array(readFileSync(join(folder, file))))
    const json = answer.ok ? (fileJson(answer.reading) as unknown as DisclosureJson) : null
    const sample = samples.find(({ form }) => isFileOf(file, form))
    if (!json || !sample || json.kind === 'unknown') {
      const measured = json ? json.kind : answer.ok ? '' : pdfProblemWords[answer.problem]
      found.push({ claim: `${file}: recognised`, measured, met: json !== null && !sample?.form })
      continue
    }
    const compared = sampleFigures(sample, json)
    const wrong = compared.filter(({ wanted, read }) => wanted !== read)
    for (const one of wrong) console.log(`${file}: ${JSON.stringify(one)}`)
    const failing = json.checks.filter(({ ok }) => !ok)
    const measured = `${compared.length - wrong.length} of ${compared.length}`
    found.push({ claim: `${sample.form}: figures as printed`, measured, aim: 'all', met: wrong.length === 0 })
    const held = `${json.checks.length - failing.length} of ${json.checks.length}`
    found.push({
      claim: `${sample.form}: recomputations that come out`,
      measured: held,
      aim: 'all',
      met: failing.length === 0,
    })
  }
  return found
}

function readSamples(folder: string): SampleForm[] {
  const path = join(folder, '..', 'samples.json')
  return existsSync(path) ? Object.values(JSON.parse(readFileSync(path, 'utf8'))) : []
}

/** `le_sample_fixed_rate_h24b.pdf` is H-24(B). */
function isFileOf(file: string, form: string): boolean {
  const key = form.toLowerCase().replace(/[^a-z0-9]/g, '')
  return basename(file, '.pdf').split('_').at(-1) === key
}

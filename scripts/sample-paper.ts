import { writeFileSync } from 'node:fs'
import { plainDisclosure, renderFile } from '../tests/disclosures/rendered-file.ts'
import { writePdf } from '../tests/disclosures/write-pdf.ts'

/**
 * `node scripts/sample-paper.ts`: renders the sample that the page of papers offers to whoever has none yet. Every page says
 * that it is a sample. Run it after a change to the rendering, and commit the result.
 */
const FILE = 'src/features/disclosures/web/sample-loan-estimate.pdf'

const disclosure = plainDisclosure('loan-estimate', {
  lender: 'Sample Bank',
  people: 'Alex Sample',
  loan_id: '000000000',
})
const { texts, sizes } = renderFile(disclosure)
const stamps = sizes.map(({ page }) => ({
  text: 'SAMPLE, NOT A REAL LOAN',
  page,
  x: 236,
  y: 12,
  width: 140,
  height: 10,
  color: '#a33a1e',
  certainty: 1,
}))
writeFileSync(FILE, writePdf([...texts, ...stamps], sizes, { bars: true }))
console.log(FILE)

import { readFileSync, writeFileSync } from 'node:fs'
import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import { SAMPLE_OFFERS } from '#features/landing/sample-offers.ts'
import { launchBrowser } from '../tests/harness/people.ts'

/**
 * `node scripts/pictures.ts`: renders the picture of shared links and the icons into public/, from our own SVG and fonts. Run
 * it after a change to the logo or the sample offers, and commit the result.
 */
const key =
  '<g fill="none" stroke="#f6e7c8" stroke-width="2.2" stroke-linecap="round"><circle cx="11" cy="12" r="4.2"/><path d="M14 15l7 7m-3-3l2.4-2.4"/></g>'
const font = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(`node_modules/@fontsource-variable/${file}`).toString('base64')})`

const browser = await launchBrowser()
try {
  await render('public/share.png', 1200, 630, shareCard())
  // Phones cut their own corners, so the ground reaches the edge and the key stays in the middle.
  for (const size of [180, 192, 512]) {
    const icon = `<svg width="${size}" height="${size}" viewBox="-3 -3 34 34"><rect x="-3" y="-3" width="34" height="34" fill="#0e5a47"/>${key}</svg>`
    await render(`public/icon-${size}.png`, size, size, icon)
  }
  writeFileSync('public/favicon.ico', iconFile(await Promise.all([16, 32, 48].map(favicon))))
  console.log('public/favicon.ico')
} finally {
  await browser.close()
}

async function render(path: string, width: number, height: number, markup: string): Promise<void> {
  writeFileSync(path, await picture(width, height, markup))
  console.log(path)
}

async function picture(width: number, height: number, markup: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${markup}`)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

interface SizedPicture {
  size: number
  png: Buffer
}

/** The same picture as favicon.svg, for whoever asks for /favicon.ico although no page names it. */
async function favicon(size: number): Promise<SizedPicture> {
  const svg = readFileSync('public/favicon.svg', 'utf8').replace('<svg ', `<svg width="${size}" height="${size}" `)
  return { size, png: await picture(size, size, svg) }
}

/** Windows' icon format: a table of sizes and places, then the pictures. */
function iconFile(pictures: SizedPicture[]): Buffer {
  const table = Buffer.alloc(6 + 16 * pictures.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(pictures.length, 4)
  let place = table.length
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at
    table.writeUInt8(size, entry)
    table.writeUInt8(size, entry + 1)
    table.writeUInt16LE(1, entry + 4)
    table.writeUInt16LE(32, entry + 6)
    table.writeUInt32LE(png.length, entry + 8)
    table.writeUInt32LE(place, entry + 12)
    place += png.length
  }
  return Buffer.concat([table, ...pictures.map(({ png }) => png)])
}

function shareCard(): string {
  const ink = ['#0e5a47', '#99600d', '#334a7d']
  const at = (rate: number) => 20 + ((rate - 6.35) / 0.55) * 420
  const rows = SAMPLE_OFFERS.map(
    ({ name, annual_rate, total_fees, apr }, place) => `
    <div class="row"><div class="line"><b>${name}</b><b class="apr">${formatApr(apr)}</b></div>
      <p>${formatRate(annual_rate)} rate, ${formatMoney(total_fees)} fees</p>
      <svg width="460" height="20" stroke="${ink[place]}"><line x2="460" y1="10" y2="10" stroke="#e6dfd1" stroke-width="3"/>
        <line x1="${at(annual_rate)}" x2="${at(apr)}" y1="10" y2="10" stroke-width="5"/>
        <circle cx="${at(annual_rate)}" cy="10" r="6.5" fill="#fff" stroke-width="3"/>
        <circle cx="${at(apr)}" cy="10" r="8" fill="${ink[place]}"/></svg></div>`,
  )
  return `<style>
    @font-face{font-family:Fraunces;font-weight:100 900;src:${font('fraunces/files/fraunces-latin-wght-normal.woff2')}}
    @font-face{font-family:Geist;font-weight:100 900;src:${font('geist/files/geist-latin-wght-normal.woff2')}}
    main{box-sizing:border-box;width:1200px;height:630px;padding:64px 72px;display:flex;gap:64px;align-items:center;
      background:#fbf8f2;color:#1b2430;font:24px/1.4 Geist}
    h1{font:560 68px/1.06 Fraunces;text-wrap:balance;letter-spacing:-.012em;margin:36px 0 28px}p{margin:0;color:#5c6470}
    .logo{display:flex;gap:16px;align-items:center;font:600 34px Fraunces}
    .card{flex:none;width:460px;padding:28px 34px;background:#fff;border:1px solid #e6dfd1;border-radius:24px;
      box-shadow:0 24px 60px -24px rgb(27 36 48/.2)}
    .line{display:flex;justify-content:space-between}.row{padding:18px 0;border-top:1px solid #e6dfd1}.row:first-of-type{border:0}
    .row p{font-size:20px;margin-bottom:8px}b{font-weight:580}.apr{font-variant-numeric:tabular-nums}
  </style><main><div><div class="logo"><svg width="48" height="48" viewBox="0 0 28 28">
    <rect width="28" height="28" rx="8" fill="#0e5a47"/>${key}</svg>Keyturn</div>
    <h1>See what a mortgage really costs, before you sign.</h1><p>Free for buyers, independent of banks.</p></div>
    <div class="card"><p>Sample offers: from rate to true APR</p>${rows.join('')}</div></main>`
}

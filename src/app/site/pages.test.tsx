import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GUIDE_CLAIMS, LANDING_CLAIMS } from '#features/landing/claims.ts'
import { withClaims } from '#routes/claim-marks.ts'
import { type Claims, EXAMPLE_CLAIMS, NO_CLAIMS } from '#routes/claims.ts'
import { OPERATOR_MARK } from '#routes/operator-details.ts'
import { NOTIFICATIONS_RETENTION_DAYS, SESSION_DAYS } from '#routes/retention.ts'
import { findRoute, SITE_PATHS } from '#routes/route-map.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { gradeLevel } from '../../../tests/harness/grade-level.ts'
import { sitePages } from './pages.tsx'
import { renderSite } from './render.tsx'

const origin = 'https://keyturn.example'
const site = renderSite({
  origin,
  stylesHref: '',
  loader: { text: '' },
  islandFiles: () => [],
  fontHrefs: [],
  beforePaint: '',
})
/** The pages as a copy with these claims sends them. */
const sentWith = (claims: Claims) =>
  new Map(
    site.pages.map(({ path, html }) => [path, new DOMParser().parseFromString(withClaims(html, claims), 'text/html')]),
  )
const documents = sentWith(EXAMPLE_CLAIMS)

const page = (path: string): Document => documents.get(path) ?? expect.fail(`There is no page ${path}`)
const home = page('/')
const link = (words: string, inside: ParentNode = home) =>
  [...inside.querySelectorAll('a')].find(anchor => anchor.textContent?.trim() === words)?.getAttribute('href')
const under = (heading: string, inside: ParentNode = home) =>
  [...inside.querySelectorAll('h2, h3')].find(title => title.textContent === heading)?.parentElement?.parentElement
const structured = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(script => {
    const data = JSON.parse(script.textContent ?? '')
    return data['@graph'] ?? [data]
  })

test('[X166] every public page has the app fetched, not run, when somebody reaches for a link to it', () => {
  for (const [path, document] of documents) {
    const rules = JSON.parse(document.querySelector('script[type=speculationrules]')?.textContent ?? '{}')
    expect(Object.keys(rules), path).toEqual(['prefetch'])
    const [{ where, eagerness }] = rules.prefetch
    expect(eagerness, path).toBe('moderate')
    expect(document.querySelectorAll(where.selector_matches).length, path).toBeGreaterThan(0)
  }
})

test('[CM27] what a public page says is at the level of eighth grade or below', () => {
  const grades = [...documents].map(([path, { body }]) => {
    const blocks = [...body.querySelectorAll('main p, main li, main dd')].filter(block => !block.querySelector('p, li'))
    return [path, gradeLevel(blocks.map(({ textContent }) => textContent?.trim() ?? ''))] as const
  })
  if (process.env.SAY) console.log(grades.map(([path, grade]) => `${path}: ${grade.toFixed(1)}`).join('\n'))
  expect(grades.filter(([, grade]) => grade > 8)).toEqual([])
})

describe('the landing page', () => {
  test('[CM9] has the loan papers right after its first words, and promises nothing that is not there', () => {
    const [first, second] = home.querySelectorAll('main section')
    expect(first?.querySelector('h1')).not.toBeNull()
    expect(second?.id).toBe('papers')
    expect(second && link('Try it with a sample paper', second)).toBe('/dashboard/papers?as=guest')
    expect(home.body.textContent).not.toMatch(/coming soon/i)
  })

  test('[CM11] has a calculator that begins with a loan and its payment', () => {
    const calculator = home.querySelector('[data-island="landing/calculator"]') ?? expect.fail('no calculator')
    const value = (name: string) => calculator.querySelector(`[name=${name}]`)?.getAttribute('value')
    expect(['home_price', 'down_payment', 'rate', 'term'].map(value)).toEqual(['500,000', '100,000', '6.5', '30'])
    expect(calculator.querySelector('button')?.disabled).toBe(false)
    expect(calculator.querySelector('[data-part=monthly_payment]')?.textContent).toBe('$2,528')
  })

  test('[W1] has a header that leads to every part, to Donate and to Try Free Now', () => {
    const header = home.querySelector('header') ?? expect.fail('no header')
    for (const [words, id] of [
      ['How It Works', 'how-it-works'],
      ['Lender Comparison', 'lender-comparison'],
      ['Calculator', 'calculator'],
      ['Guide', 'guide'],
      ['Reviews', 'reviews'],
      ['FAQ', 'faq'],
    ] as const) {
      expect(link(words, header)).toBe(`/#${id}`)
      expect(home.getElementById(id), id).not.toBeNull()
    }
    expect(link('Donate', header)).toBe('/dashboard/donate?as=guest')
    expect(link('Sign in', header)).toBe('/auth')
  })

  test('[W2] lets anyone try the comparison at once: who is not signed in goes as a guest', () => {
    expect(link('Try Free Now')).toBe('/dashboard/comparison?as=guest')
  })

  test('[W3] has six tiles whose Get Started opens the tool, as a guest if need be', () => {
    const starts = [...home.querySelectorAll('a')].filter(anchor => anchor.textContent?.startsWith('Get Started'))
    expect(
      starts.map(anchor => [anchor.parentElement?.querySelector('h3')?.textContent, anchor.getAttribute('href')]),
    ).toEqual([
      ['Lender APR Comparison', '/dashboard/comparison?as=guest'],
      ['Document Checklist', '/dashboard/documents?as=guest'],
      ['Deadlines Tracker', '/dashboard/timeline?as=guest'],
      ['Latest Mortgage Rates', '/dashboard/news?as=guest'],
      ['Mortgage Scenarios', '/dashboard/mortgage-scenarios?as=guest'],
      ['Mortgage Calculator', '/mortgage-calculator?as=guest'],
    ])
  })

  test("[W4] shows today's rates as what they are, samples, and where to see all", () => {
    const rates = under('Today’s Rates')?.textContent
    for (const words of ['30-year fixed', '15-year fixed', '5/1 ARM', 'Sample rates']) expect(rates).toContain(words)
    expect(link('View All Rates')).toBe('/dashboard/news?as=guest')
  })

  test('[W41] says who runs it, how the numbers are kept, and where to sign in', () => {
    const behind = home.getElementById('who-runs-it') ?? expect.fail('nobody runs it')
    expect(behind.textContent).toContain(OPERATOR_MARK)
    expect(link('Privacy page', behind)).toBe('/privacy')
    expect(link('Sign in', behind)).toBe('/auth')
  })

  test('[W5] offers three quick tasks', () => {
    const tasks = under('Quick Tasks')?.textContent
    for (const words of ['Compare 3 Lenders', 'Upload Documents', 'Review Timeline']) expect(tasks).toContain(words)
  })

  test('[W6] states the marketing figures, each with its tag', () => {
    const text = home.body.textContent
    for (const figure of ['$8,400+', '45 days', '99%', '4.8', 'from 1,247 reviews']) expect(text).toContain(figure)
    const tags = [...home.querySelectorAll('.claim')].map(claim => claim.textContent)
    expect(tags).toHaveLength(4)
    for (const tag of tags) expect(tag).toMatch(/Example$/)
    expect(home.getElementById('reviews')?.textContent).toContain('Example')
    expect(home.getElementById('reviews')?.textContent).toContain('belong to nobody')
  })

  test('[W7] has a calculator for 30 years, whose empty fields show what to type', () => {
    const form = home.querySelector('#calculator form') ?? expect.fail('no calculator')
    expect([...form.querySelectorAll('input')].map(input => [input.name, input.placeholder || input.value])).toEqual([
      ['home_price', '500000'],
      ['down_payment', '100000'],
      ['rate', '6.5'],
      ['term', '30'],
    ])
  })

  test('[W10] answers six questions', () => {
    expect(home.querySelectorAll('#faq details')).toHaveLength(6)
  })

  test('[W11] ends with disclosures: who pays, what is an estimate, what is no advice', () => {
    const footer = home.querySelector('footer')?.textContent
    for (const words of [
      'paid by lenders',
      'not a lender',
      'an estimate or a sample',
      'marketing figures',
      'not legal, tax or financial advice',
    ])
      expect(footer).toContain(words)
  })

  test('[W12] tells search engines who we are, what it costs, how it is rated and what people ask', () => {
    const [organisation, application, faq] = structured(home)
    expect(organisation).toMatchObject({ '@type': 'Organization', name: 'Keyturn', url: `${origin}/` })
    expect(application).toMatchObject({
      '@type': 'WebApplication',
      offers: { price: '0' },
      aggregateRating: { ratingValue: 4.8, bestRating: 5, reviewCount: 1247 },
    })
    expect(faq).toMatchObject({ '@type': 'FAQPage' })
    expect(faq.mainEntity).toHaveLength(6)
    const unrated = structured(sentWith(NO_CLAIMS).get('/') ?? expect.fail('no landing page'))[1]
    expect(unrated).toMatchObject({ '@type': 'WebApplication', offers: { price: '0' } })
    expect(unrated).not.toHaveProperty('aggregateRating')
  })
})

describe('the guide', () => {
  const guide = page('/mortgage-guide')

  test('[W25] has four stat tiles, tool links and questions', () => {
    for (const words of ['40+ hours saved', '50+ lenders', '10,000+ applications', '$8,400 average savings']) {
      const [figure = '', ...label] = words.split(' ')
      expect([...guide.querySelectorAll('.claim')].map(claim => claim.textContent)).toContain(
        `${figure}${label.join(' ')}Example`,
      )
    }
    const hrefs = [...guide.querySelectorAll('a')].map(anchor => anchor.getAttribute('href'))
    expect(hrefs).toContain('/dashboard/lending-comparison?as=guest')
    expect(hrefs).toContain('/mortgage-calculator')
    expect(guide.querySelectorAll('details').length).toBeGreaterThanOrEqual(6)
  })

  test('[W26] leads from each article to the one before and the one after', () => {
    const [first, second, third] = SITE_PATHS.filter(path => path.startsWith('/mortgage-guide/'))
    expect(
      page(second ?? '')
        .querySelector('a[rel=prev]')
        ?.getAttribute('href'),
    ).toBe(first)
    expect(
      page(second ?? '')
        .querySelector('a[rel=next]')
        ?.getAttribute('href'),
    ).toBe(third)
    expect(page(first ?? '').querySelector('a[rel=prev]')).toBeNull()
    expect(page('/mortgage-guide/after-closing').querySelector('a[rel=next]')).toBeNull()
  })

  test('[W26] says how long an article takes, what explains a term, and where figures come from', () => {
    const article = page('/mortgage-guide/rate-and-apr')
    expect(article.body.textContent).toMatch(/\d minutes to read · last checked on \w{3},\s\w{3}\s\d+,\s20\d\d/)
    const term = [...article.querySelectorAll('button')].find(button => button.textContent === 'APR')
    const note = article.getElementById(term?.getAttribute('popovertarget') ?? '')
    expect(note?.textContent).toContain('annual percentage rate')
    expect(article.body.textContent).toContain('Where the figures come from')
  })
})

describe('every public page', () => {
  test('[W13] is in the sitemap, has one address and a picture for shared links', () => {
    expect([...documents.keys()].sort()).toEqual([...SITE_PATHS].sort())
    expect(site.files['/robots.txt']).toContain(`Sitemap: ${origin}/sitemap.xml`)
    for (const [path, document] of documents) {
      const url = new URL(path, origin).href
      expect(site.files['/sitemap.xml']).toContain(`<loc>${url}</loc>`)
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url)
      expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(`${origin}/share.png`)
      expect(document.title.length, document.title).toBeLessThanOrEqual(70)
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
      expect(description.length, path).toBeGreaterThan(50)
      expect(description.length, path).toBeLessThanOrEqual(160)
    }
    expect(new Set([...documents.values()].map(document => document.title)).size).toBe(documents.size)
    const descriptions = [...documents.values()].map(document =>
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    )
    expect(new Set(descriptions).size).toBe(documents.size)
  })

  test('[LG2] [LG3] says where it is in both languages, in its head and in the sitemap, and leads to itself in Spanish', () => {
    for (const [path, document] of documents) {
      const at = (to: string) => new URL(to, origin).href
      const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
      expect(alternates.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
        ['en', at(path)],
        ['es', at(sitePath(path, 'es'))],
        ['x-default', at(path)],
      ])
      expect(site.files['/sitemap.xml']).toContain(`<loc>${at(sitePath(path, 'es'))}</loc>`)
      expect(document.documentElement.lang).toBe('en')
      const spanish = [...document.querySelectorAll('a[hreflang=es]')]
      expect(spanish.length).toBeGreaterThanOrEqual(3)
      for (const link of spanish) expect(link.getAttribute('href')).toBe(sitePath(path, 'es'))
    }
  })

  test('[W16] has no link that leads nowhere', () => {
    for (const [path, document] of documents) {
      for (const anchor of document.querySelectorAll('a')) {
        const url = new URL(anchor.getAttribute('href') ?? '', new URL(path, origin))
        expect(findRoute(url.pathname).kind, `${path} → ${url.href}`).not.toBe('not-found')
        const target = documents.get(url.pathname)
        if (url.hash && target) expect(target.getElementById(url.hash.slice(1)), `${path} → ${url.href}`).not.toBeNull()
      }
    }
  })

  test('[W17] has one main heading, no heading without its parent, and no style attributes', () => {
    for (const { path, body } of sitePages(origin)) {
      const html = renderToStaticMarkup(body)
      expect(html, path).not.toMatch(/\sstyle="/)
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
      expect(
        levels.filter(level => level === 1),
        path,
      ).toHaveLength(1)
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0), path).toBeLessThanOrEqual(1)
    }
  })
})

describe('claims', () => {
  const FIGURES = [...LANDING_CLAIMS, ...GUIDE_CLAIMS].map(({ figure }) => figure)
  const textOf = (document: Document | undefined) => document?.body.textContent ?? expect.fail('no such page')

  test('[W28] a public address without sources makes none: no figure, no rating, no commission, no mark left behind', () => {
    for (const [path, document] of sentWith(NO_CLAIMS)) {
      // How long buying a home takes is no claim of ours.
      for (const figure of [...FIGURES, '1,247'].filter(each => path === '/' || each !== '45 days'))
        if (path === '/' || path === '/mortgage-guide')
          expect(textOf(document), `${path} ${figure}`).not.toContain(figure)
      const html = document.documentElement.outerHTML
      for (const gone of [
        'aggregateRating',
        'paid by lenders',
        'marketing figures',
        '$8,400',
        '10,000+',
        '1,247',
        '{claim',
      ])
        expect(html, `${path} ${gone}`).not.toContain(gone)
      if (path === '/') expect(textOf(document), path).not.toMatch(/\bExample\b(?!:)/)
    }
  })

  test('[W28] on one’s own machine they stand with an Example tag, and no mark is left', () => {
    for (const [path, document] of documents) expect(document.documentElement.outerHTML, path).not.toContain('{claim')
    expect(textOf(documents.get('/'))).toContain('Example We are paid by lenders.')
  })

  test('[W28] what the operator names stands with its source and day, and nothing beside it', () => {
    const named = sentWith({ ...NO_CLAIMS, rating: { source: 'Example Reviews', day: '2026-11-01' } })
    const landing = named.get('/') ?? expect.fail('no landing page')
    expect([...landing.querySelectorAll('.claim')].map(({ textContent }) => textContent)).toEqual([
      '4.8from 1,247 reviewsSource: Example Reviews, Nov 1, 2026',
    ])
    expect(structured(landing)[1]).toHaveProperty('aggregateRating.reviewCount', 1247)
    expect(named.get('/mortgage-guide')?.querySelectorAll('.claim')).toHaveLength(0)
  })

  test('[W43] who pays is said in one way everywhere: nobody, until the operator names an agreement', () => {
    const paid = sentWith({ ...NO_CLAIMS, compensation: { source: 'Agreement with Example Bank', day: '2026-11-01' } })
    const nobody = 'Keyturn is paid by nobody; donations keep it running.'
    for (const [path, document] of sentWith(NO_CLAIMS)) {
      const [hero] = document.querySelectorAll('main section')
      const footer = [...document.querySelectorAll('footer')].at(-1)
      const places = {
        '/': [hero, document.querySelector('#faq'), footer],
        '/terms': [document.querySelector('main'), footer],
      }
      for (const place of places[path as keyof typeof places] ?? [footer])
        expect(place?.textContent, path).toContain(nobody)
      expect(textOf(paid.get(path)), path).not.toContain('paid by nobody')
      expect(textOf(paid.get(path)), path).toContain('Source: Agreement with Example Bank, Nov 1, 2026')
    }
    for (const claims of [NO_CLAIMS, EXAMPLE_CLAIMS]) {
      const faq = structured(sentWith(claims).get('/') as Document).at(-1)
      expect(faq.mainEntity[0].acceptedAnswer.text).toContain(nobody)
    }
  })

  test('[W44] nothing is promised that nobody can keep', () => {
    for (const [path, { documentElement }] of documents) {
      for (const promise of ['never miss', 'close on time', 'every lender’s'])
        expect(documentElement.outerHTML, path).not.toContain(promise)
    }
  })
})

test('[W30] privacy and terms are linked from every footer; how long things are kept comes from the code', () => {
  for (const [path, document] of documents) {
    const footer = [...document.querySelectorAll('footer')].at(-1) ?? expect.fail(`${path} has no footer`)
    expect([link('Privacy', footer), link('Terms', footer)], path).toEqual(['/privacy', '/terms'])
  }
  const privacy = page('/privacy').body.textContent ?? ''
  expect(privacy).toContain(`signed in for ${SESSION_DAYS} days`)
  expect(privacy).toContain(`removed after ${NOTIFICATIONS_RETENTION_DAYS} days`)
  expect(page('/terms').body.textContent).toContain('not tax-deductible')
})

test('[W29] every public page leaves room for the operator', () => {
  for (const { path, html } of site.pages) expect(html, path).toContain(OPERATOR_MARK)
})

import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GLOSSARY } from '#features/guide/glossary.es.ts'
import { OTHER_TERMS } from '#features/guide/other-terms.es.ts'
import type { Article } from '#features/guide/web/site/article.ts'
import { articleLines } from '#features/guide/web/site/article-text.ts'
import { termsWithoutEnglish } from '../../../tests/harness/paper-terms.ts'

type Word = keyof typeof GLOSSARY

/** What the Bureau says: on its Spanish forms H-28 where the word stands there, else on its Spanish pages. All others are our own. */
const BUREAU: Partial<Record<Word, string>> = {
  'adjustable-rate': 'hipoteca de tasa ajustable (ARM)',
  amortization: 'amortización',
  apr: 'tasa porcentual anual (APR)',
  appraisal: 'tasación',
  'cash-to-close': 'dinero en efectivo para el cierre',
  closing: 'cierre',
  'closing-costs': 'costos de cierre',
  'closing-disclosure': 'declaración de cierre',
  'conventional-loan': 'préstamo convencional',
  'credit-score': 'puntaje crediticio',
  deed: 'escritura',
  'down-payment': 'pago inicial',
  equity: 'capital acumulado',
  'escrow-account': 'cuenta escrow',
  'fixed-rate': 'hipoteca de tasa fija',
  'homeowners-insurance': 'seguro de vivienda',
  'interest-rate': 'tasa de interés',
  'lender-credit': 'crédito del prestamista',
  'loan-estimate': 'estimación de préstamo',
  points: 'puntos',
  'pre-approval': 'preaprobación',
  'prepaid-costs': 'pagos anticipados',
  principal: 'capital',
  'promissory-note': 'pagaré',
  'rate-lock': 'bloqueo de tasa',
  refinance: 'refinanciación',
  servicer: 'administrador hipotecario',
  'title-insurance': 'seguro de título',
}

test('[LG26] a word of the glossary is the Bureau’s own wherever it has one', () => {
  for (const [word, said] of Object.entries(BUREAU))
    expect(GLOSSARY[word as Word].term.toLowerCase(), word).toBe(said.toLowerCase())
})

/** The same things by other names: one word for each, everywhere. The forms’ own and old papers’ names are explained, not used. */
const RIVALS =
  /\b(avalúos?|cuotas? iniciales?|enganche|puntajes? de crédito|calificaci(ón|ones) crediticias?|reportes? de crédito|tarifas?|gastos de cierre|estimad[oa]s? de préstamo|cierre de custodia|plica|cuentas? de (fideicomiso|garantía|custodia|retención)|depósito en garantía|seguro de propietarios?|prestatari[oa]s?|pre-?calificad[oa] previamente|nota promisoria|originación|pre-aprobación|aplicar para|aplicación (de|para un) préstamo|consejo legal|última visita \(final)\b/i

test('[LG26] no catalog and no article calls it anything else', async () => {
  let looked = 0
  for (const file of globSync('src/**/*.es.ts')) {
    // What official forms print stands as it is printed.
    if (file.includes('domain/disclosures') || file.endsWith('.test.ts') || !existsSync(file)) continue
    for (const said of textsOf(await import(/* @vite-ignore */ resolve(file)))) {
      looked += 1
      expect(said, file).not.toMatch(RIVALS)
    }
  }
  expect(looked).toBeGreaterThan(3000)
})

/** Words that calls and papers say, by what an article has to show beside the Spanish. */
const HEARD: readonly Word[] = [
  ...(['appraisal', 'closing-costs', 'conventional-loan', 'credit-score', 'down-payment', 'escrow-account'] as const),
  ...(['home-inspection', 'homeowners-insurance', 'pre-approval', 'promissory-note', 'rate-lock'] as const),
  ...(['title-insurance', 'underwriting', 'loan-estimate', 'closing-disclosure', 'cash-to-close'] as const),
  ...(['lender-credit', 'servicer', 'clear-to-close'] as const),
]

test('[LG27] an article says the English of such a word in brackets', async () => {
  const plain = (said: string) => said.toLowerCase().replace(/[’'-]|\s\(.*\)$/g, '')
  let compared = 0
  const bare: string[] = []
  for (const file of globSync('src/features/guide/web/site/articles/*.es.ts')) {
    const [article] = Object.values(await import(/* @vite-ignore */ resolve(file))) as Article[]
    const text = articleLines(article as Article)
      .join('\n')
      .toLowerCase()
    const brackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => plain(inside)).join('; ')
    bare.push(...termsWithoutEnglish(text).map(term => `${file} ${term}`))
    for (const word of HEARD) {
      if (!text.includes(GLOSSARY[word].term.toLowerCase())) continue
      compared += 1
      if (!brackets.includes(plain(OTHER_TERMS[word]).replace(/s$/, ''))) bare.push(`${file} ${word}`)
    }
  }
  expect(bare).toEqual([])
  expect(compared).toBeGreaterThan(40)
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [value.toString()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { complaint, temporaryCopy, whatItSays, write } from './temporary-copy.ts'

/**
 * What CONTRIBUTING promises for the first day: a field, a page and a resource are added for real in a copy of the product, in no
 * more files than it says, and the copy compiles and keeps the fences.
 */
const copy = temporaryCopy({ shared: true, without: ['tests', 'docs'] })
const TSC = resolve('node_modules/typescript/bin/tsc')

/** A file that is new, or lines to add to one that is there: each below the line that begins as said. */
type Change = string | [below: string, added: string][]
type Changes = Record<string, Change>

const IN_APPLICATION = 'src/features/application'

const field: Changes = {
  [`${IN_APPLICATION}/form-words.ts`]: [['  employment: ', "  household: 'Please enter an amount per month.',"]],
  [`${IN_APPLICATION}/form-words.es.ts`]: [['  employment: ', "  household: 'Escriba una cantidad al mes.',"]],
  [`${IN_APPLICATION}/model.ts`]: [
    ['  monthly_debt_payments: z', '  monthly_debt_of_others: z.nullable(z.number(words.household)),'],
    ['  monthly_debt_payments: null', '  monthly_debt_of_others: null,'],
  ],
  [`${IN_APPLICATION}/words.ts`]: [['  monthly_debt_payments: ', "  monthly_debt_of_others: 'Debts of others',"]],
  [`${IN_APPLICATION}/words.es.ts`]: [['  monthly_debt_payments: ', "  monthly_debt_of_others: 'Deudas de otros',"]],
  [`${IN_APPLICATION}/server/tables.ts`]: [
    ['    monthly_debt_payments: ', "    monthly_debt_of_others: doublePrecision('monthly_debt_of_others'),"],
  ],
  [`${IN_APPLICATION}/web/finances-step.tsx`]: [
    ['import { MOST_MONEY }', "import { fieldLabels } from '../words.ts'"],
    [
      '      <div className="grid',
      `        <Field label={fieldLabels.monthly_debt_of_others} error={errors.monthly_debt_of_others}>
          <MoneyInput
            value={answers.monthly_debt_of_others}
            onValueChange={monthly_debt_of_others => change({ monthly_debt_of_others })}
          />
        </Field>`,
    ],
  ],
  'migrations/9999_debts_of_others.sql':
    'ALTER TABLE "mortgage_applications" ADD COLUMN "monthly_debt_of_others" double precision;\n',
}

const page: Changes = {
  'src/features/fruit/page-words.ts': "export const fruitWords = { detail: 'Fruit of this loan.' } as const\n",
  'src/features/fruit/page-words.es.ts': `import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const fruitWords: Translated<typeof english.fruitWords> = { detail: 'Fruta de este préstamo.' }
`,
  'src/features/fruit/web/fruit-page.tsx': `import { useResource } from '#web/client/client-context.tsx'
import { fruitResource } from '../actions.ts'
import { fruitWords } from '../page-words.ts'

export function FruitPage() {
  const { view } = useResource(fruitResource)
  return (
    <p>
      {fruitWords.detail} {view?.pears}
    </p>
  )
}
`,
  'src/routes/page-name-words.ts': [['  documents: ', "  fruit: 'Fruit',"]],
  'src/routes/page-name-words.es.ts': [['  documents: ', "  fruit: 'Fruta',"]],
  'src/app/browser/find-words.ts': [['  documents: ', "  fruit: 'Pears and plums.',"]],
  'src/app/browser/find-words.es.ts': [['  documents: ', "  fruit: 'Peras y ciruelas.',"]],
  'src/routes/pages.ts': [['  documents: ', "  fruit: { title: pageNames.fruit, reads: ['fruit'] },"]],
  'src/app/browser/page-modules.ts': [
    ['  documents: ', "  fruit: async () => (await import('#features/fruit/web/fruit-page.tsx')).FruitPage,"],
  ],
}

const resource: Changes = {
  'src/features/fruit/model.ts': `import * as z from 'zod/mini'

export const Basket = z.object({ pears: z.int() })
export type Basket = z.infer<typeof Basket>
`,
  'src/features/fruit/actions.ts': `import { accepted } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { Basket } from './model.ts'

export const fruitResource = defineResource({
  name: 'fruit',
  perLoan: true,
  empty: (): Basket => ({ pears: 0 }),
  view: state => state,
  actions: { count: { input: Basket, apply: (_state: Basket, basket: Basket) => accepted(basket), offline: 'coalesce' } },
  offline: { state: view => view },
  guest: {
    key: 'guestFruit',
    stored: Basket,
    fromStored: stored => stored,
    toStored: state => (state.pears > 0 ? state : undefined),
    merge: account => accepted(account),
  },
})
`,
  'src/features/fruit/server/tables.ts': `import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { loanKey, ofLoan } from '#server/loans/tables.ts'

export const baskets = pgTable('baskets', { ...ofLoan(), pears: integer('pears').notNull() }, table => [
  primaryKey({ columns: [table.user_id, table.loan_id] }),
  loanKey(table),
])
`,
  'src/features/fruit/server/store.ts': `import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan } from '#server/loans/owner.ts'
import type { Store } from '#server/resources.ts'
import type { Basket } from '../model.ts'
import { baskets } from './tables.ts'

const basketOf = preparedSelect('basket_of', { pears: baskets.pears }, rows => rows.from(baskets).where(isOfLoan(baskets)))

export const fruitStore: Store<Basket> = {
  async load(db, reader) {
    const [basket] = await basketOf(db).execute(reader)
    return basket ?? { pears: 0 }
  },
  async save(tx, owner, _before, after) {
    const target = [baskets.user_id, baskets.loan_id]
    await tx.insert(baskets).values({ ...owner, ...after }).onConflictDoUpdate({ target, set: after })
  },
}
`,
  'src/app/resources.ts': [
    ['import { escrowResource }', "import { fruitResource } from '#features/fruit/actions.ts'"],
    ['  documents: ', '  fruit: fruitResource,'],
  ],
  'src/app/server/stores.ts': [
    [
      'import { checklistStore }',
      "import { Basket } from '#features/fruit/model.ts'\nimport { fruitStore } from '#features/fruit/server/store.ts'",
    ],
    ['    documents: ', '    fruit: { store: fruitStore, view: Basket },'],
  ],
}

function apply(changes: Changes): void {
  for (const [file, change] of Object.entries(changes)) {
    write(copy, file, typeof change === 'string' ? change : withLines(readFileSync(join(copy, file), 'utf8'), change))
  }
}

function withLines(text: string, added: [below: string, added: string][]): string {
  const lines = text.split('\n')
  for (const [below, line] of added) {
    const at = lines.findIndex(each => each.startsWith(below))
    if (at < 0) throw new Error(`No line begins with ${below}`)
    lines.splice(at + 1, 0, line)
  }
  return lines.join('\n')
}

test('a field, a page and a resource each take few files', () => {
  const files = (changes: Changes) => Object.keys(changes)
  const english = (changes: Changes) => files(changes).filter(file => !file.endsWith('.es.ts'))
  expect(files(field)).toHaveLength(8)
  expect(english(page)).toHaveLength(6)
  expect(files(resource).filter(file => !file.startsWith('src/features/fruit/'))).toEqual([
    'src/app/resources.ts',
    'src/app/server/stores.ts',
  ])
})

describe('with a field, a page and a resource more, the product', () => {
  beforeAll(() => {
    for (const changes of [field, page, resource]) apply(changes)
  })

  test('compiles', async () => {
    expect(
      await whatItSays(copy, [
        TSC,
        '-b',
        'tsconfig.web.json',
        'tsconfig.server.json',
        'tsconfig.worker.json',
        '--pretty',
        'false',
      ]),
    ).toBe('')
  })

  test.each(['fences', 'tables', 'words'])('passes the check of %s', async check => {
    expect(await complaint(copy, check)).toBe('')
  })
})

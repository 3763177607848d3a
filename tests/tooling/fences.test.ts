import { beforeAll, describe, expect, test } from 'vitest'
import { complaint, temporaryCopy, write } from './temporary-copy.ts'

/**
 * Each breaks one fence on purpose, in files that no other has. The check has to name the fence and the file that broke it;
 * what it says has to be about these files alone.
 */
interface Break {
  what: string
  check: 'types' | 'fences' | 'tables' | 'words' | 'patterns' | 'editing'
  says: RegExp
  files: Record<string, string>
}

const fileName = (packageName: string) => packageName.replaceAll(/\W/g, '-')

const breaks: Break[] = [
  {
    what: 'a page that uses a type of the server does not compile',
    check: 'types',
    says: /src\/web\/ui\/server-type\.ts.*(TS6307|TS6059|not listed within the file list)/,
    files: {
      'src/web/ui/server-type.ts':
        "import type { Letter } from '#server/mail/letter.ts'\nexport type Broken = Letter\n",
    },
  },
  {
    what: 'a page that uses a type of the server is refused by the import fences too',
    check: 'fences',
    says: /web-never-reaches-server: src\/web\/ui\/server-type\.ts/,
    files: {
      'src/web/ui/server-type.ts':
        "import type { Letter } from '#server/mail/letter.ts'\nexport type Broken = Letter\n",
    },
  },
  {
    what: 'arithmetic that touches the document does not compile',
    check: 'types',
    says: /src\/domain\/touches-document\.ts.*Cannot find name 'document'/,
    files: { 'src/domain/touches-document.ts': 'export const title = () => document.title\n' },
  },
  {
    what: 'arithmetic that reads a file does not compile',
    check: 'types',
    says: /src\/domain\/reads-file\.ts.*node:fs/,
    files: { 'src/domain/reads-file.ts': "export { readFileSync } from 'node:fs'\n" },
  },
  {
    what: 'arithmetic leans on no package',
    check: 'fences',
    says: /domain-stands-alone: src\/domain\/leans\.ts/,
    files: { 'src/domain/leans.ts': "export * as z from 'zod/mini'\n" },
  },
  {
    what: 'resources do not know the features that build on them',
    check: 'fences',
    says: /resources-know-no-feature: src\/resources\/knows-feature\.ts/,
    files: {
      'src/features/fruit/model.ts': 'export const pear = 1\n',
      'src/resources/knows-feature.ts': "export { pear } from '#features/fruit/model.ts'\n",
    },
  },
  {
    what: "a feature's pure files import pure files and zod, nothing else",
    check: 'fences',
    says: /pure-imports-only-pure: src\/features\/fruit\/rules\.ts/,
    files: { 'src/features/fruit/rules.ts': "export { useState } from 'react'\n" },
  },
  {
    what: "a feature does not reach into another feature's pages",
    check: 'fences',
    says: /features-keep-their-pages: src\/features\/apple\/web\/page\.tsx/,
    files: {
      'src/features/fruit/web/pear.tsx': 'export const Pear = () => <b>pear</b>\n',
      'src/features/apple/web/page.tsx': "export { Pear } from '#features/fruit/web/pear.tsx'\n",
    },
  },
  {
    what: "a feature does not reach into another feature's server",
    check: 'fences',
    says: /features-keep-their-server: src\/features\/apple\/server\/routes\.ts/,
    files: {
      'src/features/fruit/server/store.ts': 'export const store = 1\n',
      'src/features/apple/server/routes.ts': "export { store } from '#features/fruit/server/store.ts'\n",
    },
  },
  {
    what: 'two features that need each other are found, however far round',
    check: 'fences',
    says: /features-form-no-cycle: (sun → moon → star|moon → star → sun|star → sun → moon)/,
    files: {
      'src/features/sun/model.ts': "export { light } from '#features/moon/model.ts'\n",
      'src/features/moon/model.ts': "export { light } from '#features/star/model.ts'\n",
      'src/features/star/model.ts': "export const light = 1\nexport { heat } from '#features/sun/rules.ts'\n",
      'src/features/sun/rules.ts': 'export const heat = 1\n',
    },
  },
  {
    what: "a feature does not write another feature's table",
    check: 'tables',
    says: /src\/features\/apple\/server\/writes\.ts writes fruits, a table of fruit/,
    files: {
      'src/features/apple/server/writes.ts':
        "import { fruits } from '#features/fruit/server/tables.ts'\nexport const save = (tx: any) => tx.insert(fruits)\n",
    },
  },
  {
    what: 'a label that stands in a component instead of in words.ts is found',
    check: 'words',
    says: /src\/features\/pear\/web\/speaks\.tsx:1 says “Green pear”/,
    files: { 'src/features/pear/web/speaks.tsx': 'export const Pear = () => <b title={"Green pear"} />\n' },
  },
  {
    what: 'a sentence of a schema or of the server that stands outside words.ts is found',
    check: 'words',
    says: /src\/features\/pear\/says\.ts:1 says “Please choose a pear\.”/,
    files: { 'src/features/pear/says.ts': "export const missing = 'Please choose a pear.'\n" },
  },
  {
    what: 'a sentence that ends in a figure, or in what a figure is put into, is found outside words.ts too',
    check: 'words',
    says: /src\/domain\/sums\.ts:1 says “Pears cost 6\.”.*\n.*src\/domain\/sums\.ts:2 says “Pears cost …\.”/,
    files: {
      'src/domain/sums.ts': `export const price = 'Pears cost 6.'\nexport const priced = (figure: string) => \`Pears cost \${figure}.\`\n`,
    },
  },
  {
    what: 'a sentence that is glued from pieces is found in a catalog',
    check: 'words',
    says: /src\/features\/pear\/glued-words\.ts:1 glues a sentence: “Pears cost”/,
    files: { 'src/features/pear/glued-words.ts': "export const cost = (figure: string) => 'Pears cost ' + figure\n" },
  },
  {
    what: 'a plural that only English makes so is found in a catalog',
    check: 'words',
    says: /src\/features\/pear\/plural-words\.ts:1 has an English plural: “s”/,
    files: {
      'src/features/pear/plural-words.ts':
        "export const pears = (count: number) => 'pear' + (count === 1 ? '' : 's')\n",
    },
  },
  {
    what: '[LG29] a count that a catalog compares with one by itself is found',
    check: 'words',
    says: /src\/features\/pear\/counted-words\.ts:1 counts by itself: “=== 1”\. Ask plural\(\)/,
    files: {
      'src/features/pear/counted-words.ts':
        "export const pears = (count: number) => (count === 1 ? '1 pear' : count + ' pears')\n",
    },
  },
  {
    what: '[X225] a pattern that takes more than linear time is found',
    check: 'patterns',
    says: /src\/features\/pear\/phone\.ts:1: .* is quadratic for many " "/,
    files: { 'src/features/pear/phone.ts': 'export const extension = /x\\s*\\d*\\s*$/\n' },
  },
  {
    what: '[X225] a pattern that is built at run time has to say why it is linear',
    check: 'patterns',
    says: /src\/features\/pear\/built\.ts:1: a pattern built at run time/,
    files: { 'src/features/pear/built.ts': "export const built = (word: string) => new RegExp(word + '*')\n" },
  },
  {
    what: '[ED16] an outcome of an action that nobody looks at is found',
    check: 'editing',
    says: /src\/features\/pear\/web\/forgets\.ts:1: deal with the outcome/,
    files: { 'src/features/pear/web/forgets.ts': 'export const eat = (dispatch: any) => void dispatch({ pear: 1 })\n' },
  },
  {
    what: "[ED16] whoever reaches the browser's storage past its door is found",
    check: 'editing',
    says: /src\/features\/pear\/web\/keeps\.ts:1: browser storage is reached through src\/web\/storage/,
    files: { 'src/features/pear/web/keeps.ts': "export const eaten = () => localStorage.getItem('pear')\n" },
  },
  {
    what: 'no page talks to the database by itself',
    check: 'fences',
    says: /web-names-no-server-package: src\/web\/ui\/carries-pg\.ts → .*node_modules\/pg\//,
    files: { 'src/web/ui/carries-pg.ts': "export { default } from 'pg'\n" },
  },
  ...['hono', '@electric-sql/pglite', 'nodemailer', 'drizzle-orm', 'stripe', 'pg-boss'].map(name => ({
    what: `no page carries ${name}`,
    check: 'fences' as const,
    says: new RegExp(`web-names-no-server-package: src/web/ui/carries-${fileName(name)}\\.ts`),
    files: { [`src/web/ui/carries-${fileName(name)}.ts`]: `export * as broken from '${name}'\n` },
  })),
  {
    what: 'no page imports a module of Node',
    check: 'fences',
    says: /web-names-no-node-module: src\/web\/ui\/joins-paths\.ts/,
    files: { 'src/web/ui/joins-paths.ts': "export { join } from 'node:path'\n" },
  },
  {
    what: 'the server does not use browser code',
    check: 'fences',
    says: /server-never-reaches-web: src\/server\/http\/uses-web\.ts/,
    files: {
      'src/web/ui/plain.ts': 'export const plain = 1\n',
      'src/server/http/uses-web.ts': "export { plain } from '#web/ui/plain.ts'\n",
    },
  },
  {
    what: 'a public page does not drag the resources along, not even through another file',
    check: 'fences',
    says: /public-pages-stay-light: src\/features\/fruit\/web\/site\/page\.tsx → .*parts\.ts → .*src\/resources\//,
    files: {
      'src/features/fruit/web/parts.ts': "export { accountMay } from '#resources/abilities.ts'\n",
      'src/features/fruit/web/site/page.tsx': "export { accountMay } from '#features/fruit/web/parts.ts'\n",
    },
  },
  {
    what: 'what all features share does not know one of them',
    check: 'fences',
    says: /machinery-knows-no-feature: src\/web\/ui\/knows-feature\.ts/,
    files: {
      'src/features/fruit/model.ts': 'export const pear = 1\n',
      'src/web/ui/knows-feature.ts': "export { pear } from '#features/fruit/model.ts'\n",
    },
  },
  {
    what: 'the machinery of the server does not know a feature either',
    check: 'fences',
    says: /machinery-knows-no-feature: src\/server\/http\/knows-feature\.ts/,
    files: {
      'src/features/fruit/model.ts': 'export const pear = 1\n',
      'src/server/http/knows-feature.ts': "export { pear } from '#features/fruit/model.ts'\n",
    },
  },
  {
    what: 'nothing stands on the roots that put everything together',
    check: 'fences',
    says: /nothing-knows-the-app: src\/features\/fruit\/server\/knows-app\.ts/,
    files: {
      'src/app/server/features.ts': 'export const seeds = 1\n',
      'src/features/fruit/server/knows-app.ts': "export { seeds } from '#app/server/features.ts'\n",
    },
  },
  {
    what: 'two files that need each other are found',
    check: 'fences',
    says: /no-cycles: src\/resources\/(egg|hen)\.ts/,
    files: {
      'src/resources/hen.ts': "import { egg } from './egg.ts'\nexport const hen = (): unknown => egg\n",
      'src/resources/egg.ts': "import { hen } from './hen.ts'\nexport const egg = (): unknown => hen\n",
    },
  },
  {
    what: 'an import that leads nowhere is found',
    check: 'fences',
    says: /every-import-exists: src\/resources\/leads-nowhere\.ts/,
    files: { 'src/resources/leads-nowhere.ts': "export { nothing } from './nowhere.ts'\n" },
  },
]

/** What looks like the breaks above and is allowed: server code may read another feature's tables and use the records that it offers. */
const allowed = {
  'src/server/mail/letter.ts': 'export interface Letter {\n  subject: string\n}\n',
  'src/features/fruit/server/tables.ts': 'export const fruits = 1\n',
  'src/features/fruit/server/records.ts': 'export const keepFruit = 1\n',
  'src/features/apple/server/keeps.ts': "export { keepFruit } from '#features/fruit/server/records.ts'\n",
  'src/features/apple/server/store.ts': "export { fruits } from '#features/fruit/server/tables.ts'\n",
}

/** The breaks bring their own of what is most of the product. */
const rest = ['features', 'app', 'web', 'server'].map(name => `src/${name}`)
const sharedCopy = temporaryCopy({ shared: true, without: [...rest, 'tests', 'docs'] })
const said = { types: '', fences: '', tables: '', words: '', patterns: '', editing: '' }

/** One copy in which everything is broken at once: to look at the whole product for each would take minutes. */
beforeAll(async () => {
  for (const { files } of breaks) {
    for (const [file, text] of Object.entries(files)) write(sharedCopy, file, text)
  }
  for (const [file, text] of Object.entries(allowed)) write(sharedCopy, file, text)
  said.types = await complaint(sharedCopy, 'types')
  said.fences = await complaint(sharedCopy, 'fences')
  said.tables = await complaint(sharedCopy, 'tables')
  said.words = await complaint(sharedCopy, 'words')
  said.patterns = await complaint(sharedCopy, 'patterns')
  said.editing = await complaint(sharedCopy, 'editing')
})

describe('broken on purpose', () => {
  test.each(breaks)('$what', ({ check, says }) => {
    expect(said[check]).toMatch(says)
  })

  test("nothing else is complained about, not even server code that reads another feature's tables or uses what it offers", () => {
    const broken = breaks.flatMap(({ files }) => Object.keys(files))
    const named = Object.values(said).flatMap(text => text.match(/^ *(?:[\w-]+: )?src\/[\w./-]+/gm) ?? [])
    expect(named.length).toBeGreaterThanOrEqual(breaks.length)
    const files = new Set(named.map(line => line.slice(line.indexOf('src/'))))
    expect([...files].filter(file => !broken.includes(file))).toEqual([])
  })
})

describe('found without looking at the whole product', () => {
  test('a file of more than 400 lines is too long', async () => {
    const copy = temporaryCopy({ sources: false })
    write(copy, 'src/domain/long.ts', 'export {}\n'.repeat(401))
    expect(await complaint(copy, 'length')).toContain('src/domain/long.ts has 401 lines')
  })

  test('a version range, a registry address and a platform left out are found', async () => {
    const copy = temporaryCopy({ sources: false })
    const lock = {
      packages: {
        'node_modules/pear': { version: '1.0.0', resolved: 'https://example.invalid/pear.tgz', integrity: 'sha512-x' },
        'node_modules/plum': {
          version: '1.0.0',
          integrity: 'sha512-x',
          optionalDependencies: { 'plum-win32-x64': '1.0.0' },
        },
      },
    }
    write(copy, 'package-lock.json', JSON.stringify(lock))
    write(copy, 'package.json', JSON.stringify({ type: 'module', dependencies: { pear: '^1.0.0' } }))
    const said = await complaint(copy, 'supply')
    expect(said).toContain('pear is not pinned exactly')
    expect(said).toContain('node_modules/pear names where it came from')
    expect(said).toContain('plum-win32-x64 is missing')
  })

  test('a licence that asks for more, none at all, and a script that runs while installing are found', async () => {
    const copy = temporaryCopy({ sources: false })
    const entry = { version: '1.0.0', integrity: 'sha512-x' }
    const lock = {
      packages: {
        'node_modules/apple': { ...entry, license: '(GPL-3.0-only OR MIT)' },
        'node_modules/pear': { ...entry, license: 'AGPL-3.0-only' },
        'node_modules/plum': { ...entry, license: 'MIT AND GPL-3.0-only' },
        'node_modules/fig': entry,
        'node_modules/axe-core': { ...entry, license: 'GPL-3.0-only' },
        'node_modules/date': { ...entry, license: 'MIT', hasInstallScript: true },
        'node_modules/node': { ...entry, license: 'MIT', hasInstallScript: true },
      },
    }
    write(copy, 'package-lock.json', JSON.stringify(lock))
    const said = await complaint(copy, 'supply')
    expect(said).not.toContain('node_modules/apple')
    expect(said).toContain('node_modules/pear is under AGPL-3.0-only')
    expect(said).toContain('node_modules/plum is under MIT AND GPL-3.0-only')
    expect(said).toContain('node_modules/fig has no licence')
    expect(said).toContain('node_modules/axe-core is under GPL-3.0-only')
    expect(said).toContain('date has an install script')
    expect(said).not.toContain('node has an install script')
    expect(said).toContain('allowScripts names esbuild, which has no install script')
  })

  test('code that Biome would change is found', async () => {
    const copy = temporaryCopy({ sources: false })
    write(copy, 'src/domain/ugly.ts', 'export const ugly = "yes";\n')
    expect(await complaint(copy, 'style')).toContain('src/domain/ugly.ts')
  })
})

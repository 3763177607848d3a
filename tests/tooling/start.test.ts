import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { smallProduct } from './small-product.ts'
import { temporaryCopy, whatItSays, write } from './temporary-copy.ts'

/** What `npm start` says before it hands over to the server. */
const prepare = (folder: string, env = {}) => whatItSays(folder, ['scripts/prepare-only.mjs'], env)

function productWithPinnedNode(): string {
  const copy = smallProduct('<p>Hello</p>')
  mkdirSync(join(copy, 'node_modules'))
  symlinkSync(resolve('node_modules/node'), join(copy, 'node_modules/node'))
  write(copy, 'scripts/prepare-only.mjs', "import { preparePages } from './prepare.mjs'\nawait preparePages()\n")
  return copy
}

test('a start builds the pages only when something that they are made of has changed', async () => {
  const copy = productWithPinnedNode()
  expect(await prepare(copy)).toContain('Building the pages')
  expect(await prepare(copy)).toBe('')

  write(copy, 'src/features/account/server/plum.ts', 'export const plum = 1\n')
  write(copy, 'src/domain/plum.test.ts', 'export const plum = 1\n')
  write(copy, 'src/app/server/plum.ts', 'export const plum = 1\n')
  expect(await prepare(copy)).toBe('')

  // The address of the site is put in when a page is sent.
  expect(await prepare(copy, { BASE_URL: 'https://keyturn.example', PORT: '3999' })).toBe('')

  write(copy, 'src/app/browser/main.tsx', "document.title = 'Keyturn, changed'\n")
  expect(await prepare(copy)).toContain('Building the pages')
})

test('a start builds the server only when something that it is made of has changed', async () => {
  const copy = productWithPinnedNode()
  write(copy, 'scripts/prepare-only.mjs', "import { prepareServer } from './prepare.mjs'\nawait prepareServer()\n")
  write(copy, 'src/app/server/main.ts', "import { plum } from './plum.ts'\nplum()\n")
  write(copy, 'src/app/server/plum.ts', "export const plum = () => console.log('plum')\n")
  write(copy, 'src/app/server/operator/main.ts', "console.log('operator')\n")
  expect(await prepare(copy)).toContain('Building the server')
  write(copy, 'src/app/browser/main.tsx', "document.title = 'Keyturn, changed'\n")
  expect(await prepare(copy)).toBe('')
  expect(await whatItSays(copy, ['dist-server/main.js'])).toBe('plum\n')

  const broken = "export const plum = () => {\n  throw new Error('unripe')\n}\n"
  write(copy, 'src/app/server/plum.ts', broken)
  expect(await prepare(copy)).toContain('Building the server')
  expect(await whatItSays(copy, ['--enable-source-maps', 'dist-server/main.js'])).toMatch(/src.app.server.plum\.ts:2:9/)
})

test('a start whose packages lack the pinned Node says in one line how to mend it', async () => {
  const copy = temporaryCopy()
  mkdirSync(join(copy, 'node_modules/node'), { recursive: true })
  const lock = { packages: { '': {}, 'node_modules/node': { version: '24.21.0' } } }
  write(copy, 'package-lock.json', JSON.stringify(lock))
  write(copy, 'node_modules/.package-lock.json', JSON.stringify(lock))
  const said = await whatItSays(copy, ['scripts/start.mjs'])
  expect(said).toMatch(/^The pinned Node 24\.21\.0 is missing or broken: .* npm rebuild node .*\n$/)
  rmSync(join(copy, 'node_modules'), { recursive: true })
})

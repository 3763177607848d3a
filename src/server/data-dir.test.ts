import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { putEmbedded } from '../../tests/harness/databases.ts'
import { openEmbedded } from './db/embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'keyturn-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('[X57] a data folder that others could read is closed to them, with everything in its database', async () => {
  const folder = join(root, 'data')
  mkdirSync(folder)
  putEmbedded(folder)
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'database', 'left-open'), 'x')
  chmodSync(join(folder, 'database', 'left-open'), 0o666)
  const database = await openEmbedded(folder)
  const modes = new Set<string>()
  for (const entry of readdirSync(join(folder, 'database'), { recursive: true, withFileTypes: true })) {
    const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777
    modes.add(`${entry.isDirectory() ? 'folder' : 'file'} ${mode.toString(8)}`)
  }
  expect([...modes].sort()).toEqual(['file 600', 'folder 700'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await database.close()
})

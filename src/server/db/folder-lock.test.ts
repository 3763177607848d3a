import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyturn-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Another process that holds the folder until it is killed. */
async function holder() {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
    lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('[X3] a folder in use by another process is refused, and free again the moment that process is killed', async () => {
  for (let round = 0; round < 3; round += 1) {
    const other = await holder()
    expect(() => lockFolder(folder)).toThrow(/Another Keyturn is already using the folder/)
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(readdirSync(folder)).toEqual(['in-use.lock'])
    lockFolder(folder)()
  }
})

test('[X3] the same process cannot take a folder twice', () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(/Another Keyturn/)
  unlock()
  lockFolder(folder)()
})

test('[X4] a folder that does not exist is named in the problem', () => {
  expect(() => lockFolder(join(folder, 'nowhere'))).toThrow(/Cannot write in the folder .*nowhere/)
})

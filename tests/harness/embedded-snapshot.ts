import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedOver, startEngine } from '#server/db/embedded.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'

/**
 * An embedded database after migration, as a tar file. Making one takes seconds, so it is cached for as long as migrations and
 * PGlite stay the same.
 */
export async function embeddedSnapshot(): Promise<string> {
  const folder = '.cache/embedded'
  const version = readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')
  const key = createHash('sha256').update(version).update(JSON.stringify(readMigrations())).digest('hex')
  const file = join(folder, `${key.slice(0, 16)}.tar`)
  if (existsSync(file)) return file

  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) {
    if (!old.startsWith(key.slice(0, 16))) rmSync(join(folder, old), { force: true })
  }
  const client = await startEngine({})
  await migrate(embeddedOver(client), [])
  const dump = await client.dumpDataDir('none')
  await client.close()
  // Whoever starts together makes the same copy; each writes a file of its own, and whichever is named last stays.
  const own = `${file}.${process.pid}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, file)
  return file
}

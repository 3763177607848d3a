import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of package.json: what the server reads from the disk is found from there, by its sources and by its bundle. */
export const PROJECT_ROOT = withPackage(import.meta.dirname)

function withPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  if (folder === dirname(folder)) throw new Error('The server is not in its project: no package.json above it')
  return withPackage(dirname(folder))
}

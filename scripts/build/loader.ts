import { build } from 'vite'

/** The script that wakes islands, whole and small enough to stand in the page itself. */
export async function islandLoader(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/web/site/wake-islands.ts', output: { codeSplitting: false } },
    },
  })
  const [chunk, ...more] = [result].flat().flatMap(each => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The script that wakes islands is not one file')
  return chunk.code.trim()
}

import { temporaryCopy, write } from './temporary-copy.ts'

/** The product without features, and with an app and a public page so small that what each test adds is all there is to see. */
export function smallProduct(body: string, imports = '', { shared = false } = {}): string {
  const copy = temporaryCopy({ shared, without: ['src/features', 'tests', 'docs'] })
  write(copy, 'src/app/browser/main.tsx', "document.title = 'Keyturn'\n")
  write(
    copy,
    'src/app/browser/prerender.tsx',
    "export const loadingPage = () => ''\nexport const titleAt = () => 'Keyturn'\nexport const prerenderPage = async () => '<p>Sign in</p>'\n",
  )
  write(copy, 'scripts/build/budgets.ts', budgets(10, ['/auth']))
  write(
    copy,
    'src/app/site/pages.tsx',
    `import { Island } from '#web/site/island.tsx'
    ${imports}
    const Plum = ({ colour }: { colour: string }) => <b className="text-action">{colour} plum</b>
    export const parts = { Island, Plum }
    const page = (path: string, body: React.ReactElement) => ({ path, title: path, description: path, body })
    export const sitePages = () => [page('/', ${body})]
    export const notFoundPage = () => page('/404', <p>Nothing here</p>)\n`,
  )
  return copy
}

/** What pages may load: `limit` kilobytes each. */
export function budgets(limit: number, pages: string[]): string {
  const app = pages.map(page => `{ page: '${page}', limit: ${limit}, lazy: [] }`)
  return `export const ROOM_FOR_WORDS = { en: 1, es: 1 }
export const appBudgets = [${app}]
export const siteLimit = () => ${limit}\n`
}

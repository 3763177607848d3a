import { temporaryCopy, write } from './temporary-copy.ts'

/** The product without features, and with an app and a public page so small that what each test adds is all there is to see. */
export function smallProduct(body: string, imports = '', { kept = false } = {}): string {
  const copy = temporaryCopy({ kept, without: ['src/features', 'tests', 'docs'] })
  write(copy, 'src/app/browser/main.tsx', "document.title = 'Keyturn'\n")
  write(
    copy,
    'src/app/browser/prerender.tsx',
    "export const waitingPage = () => ''\nexport const prerenderPage = () => ({ html: '<p>Sign in</p>' })\n",
  )
  write(copy, 'scripts/build/budgets.ts', budgets(10))
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

function budgets(limit: number): string {
  return `export const appBudgets = [{ page: '/auth', limit: ${limit}, lazy: [], parts: [] }]\nexport const siteLimit = () => ${limit}\n`
}

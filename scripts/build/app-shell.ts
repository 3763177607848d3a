import type { Manifest } from 'vite'
import { type DashboardPage, pageEntry } from '#journey/pages.ts'
import type { AppBudget } from './budgets.ts'
import { loadedFiles } from './chunks.ts'

interface ShellParts {
  /** The shell as Vite made it. */
  html: string
  manifest: Manifest
  fontHrefs: string[]
  /** What stands in a dashboard page before its scripts have come. */
  frame: string
}

/**
 * The shell of one page of the app: its title, and everything that it will ask for named in the head, so that one round trip
 * fetches what would otherwise be found one after the other.
 */
export function appShell({ page, lazy }: AppBudget, { html, manifest, fontHrefs, frame }: ShellParts): string {
  const scripts = [...loadedFiles(manifest, lazy)].map(file => `/${file}`).filter(href => !html.includes(`"${href}"`))
  const links = [
    ...fontHrefs.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...scripts.map(href => `<link rel="modulepreload" crossorigin href="${href}">`),
  ]
  const isDashboard = page.startsWith('/dashboard/')
  const title = isDashboard
    ? `${pageEntry(page.slice('/dashboard/'.length) as DashboardPage).title} · Keyturn`
    : undefined
  return html
    .replace(/<title>.*<\/title>/, found => (title ? `<title>${title.replace('&', '&amp;')}</title>` : found))
    .replace('</head>', () => `${links.map(link => `  ${link}\n`).join('  ')}  </head>`)
    .replace('<div id="root"></div>', found => (isDashboard ? `<div id="root">${frame}</div>` : found))
}

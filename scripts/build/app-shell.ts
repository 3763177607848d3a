import type { Rolldown } from 'vite'
import type { Prerendered } from '#app/browser/prerender.tsx'
import { type DashboardPage, pageEntry } from '#routes/pages.ts'
import type { AppBudget } from './budgets.ts'
import { loadedFiles } from './chunks.ts'
import { APP_ENTRY } from './entries.ts'

export interface ShellParts {
  /** The shell as Vite made it. */
  html: string
  chunks: Rolldown.OutputChunk[]
  fontHrefs: string[]
  /** What stands in a page until it is known whose it is. */
  waitingPage(path: string): string
  /** Runs before they are painted. */
  early: string
  /** All styles of the app. Some now and the rest later would be two drawings of the whole page. */
  styles: string
}

const ASK_WHO = '<link rel="preload" href="/api/auth/get-session" as="fetch" crossorigin>'

/** Shows either the page that was drawn ahead of time, or what stands there until the person's own is; and what was pressed. */
const EITHER = 'html:not([data-prerendered]) #root,html[data-prerendered] #waiting{display:none}[data-held]{opacity:.6}'

/**
 * The shell of one page of the app: its title, its first screen, the styles, and everything that it will ask for
 * named in the head, so that one round trip fetches what would otherwise be found one after the other: in a template, which
 * src/web/shell/prehydration.ts takes out once that screen is painted.
 */
export function appShell(
  { page, lazy, parts }: AppBudget,
  { html, chunks, fontHrefs, waitingPage, early, styles }: ShellParts,
  drawn: Prerendered & { sent?: string },
): string {
  const scripts = loadedFiles(chunks, [...lazy, APP_ENTRY, ...parts])
  const body = `<div id="root">${drawn.html}</div>\n    <div id="waiting">${waitingPage(page)}</div>`
  const rest = [
    ...(drawn.sent ? [] : [ASK_WHO]),
    // One after the other, each by itself: a slow phone answers its owner's finger in between.
    ...scripts.map(file => `<script type="module" crossorigin src="/${file}"></script>`),
  ]
  const head = [
    ...fontHrefs.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<style>${styles}${EITHER}</style>`,
    ...(drawn.sent ? [drawn.sent] : []),
    `<template id="rest">${rest.join('')}</template>`,
    `<script>${early}</script>`,
  ]
  return (
    html
      // Vite names only what the first script imports.
      .replace(/\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
      .replace(/<title>.*<\/title>/, found => titleOf(page, drawn) ?? found)
      .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
      .replace('</head>', () => `${head.map(line => `  ${line}\n`).join('  ')}  </head>`)
      .replace('<div id="root"></div>', () => body)
  )
}

function titleOf(page: string, drawn: Prerendered): string | undefined {
  if (drawn.title) return `<title>${drawn.title}</title>`
  if (!page.startsWith('/dashboard/')) return undefined
  const { title } = pageEntry(page.slice('/dashboard/'.length) as DashboardPage)
  return `<title>${title.replace('&', '&amp;')} · Keyturn</title>`
}

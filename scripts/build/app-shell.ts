import type { Rolldown } from 'vite'
import type { Language } from '#domain/languages.ts'
import { manifestPath } from '#routes/language-choice.ts'
import { SESSION_PRELOAD } from '#server/http/page-manifest.ts'
import type { AppBudget } from './budgets.ts'
import { loadedFiles } from './chunks.ts'
import { APP_ENTRY } from './entries.ts'

export interface ShellParts {
  language: Language
  /** The shell as Vite made it. */
  html: string
  chunks: Rolldown.OutputChunk[]
  fontHrefs: string[]
  stylesHref: string
  /** What a page shows until its code has rendered it. */
  loadingPage(path: string): string
  titleAt(path: string): string | undefined
}

/** The page that the build prerendered for a first visit, and the inline script that shows it. */
interface FirstVisit {
  html: string
  script: string
}

const VITES_OWN = /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g

/**
 * The shell of one page of the app: its title, its frame, and the names of all the files that it will ask for, so
 * that one round trip fetches them. Vite names only those that the first script imports.
 */
export function appShell({ page, lazy }: AppBudget, shell: ShellParts, first?: FirstVisit): string {
  const { language, html, chunks, fontHrefs, stylesHref, loadingPage, titleAt } = shell
  const entry = loadedFiles(chunks, [APP_ENTRY]).at(-1)
  const others = loadedFiles(chunks, [APP_ENTRY, ...lazy]).filter(file => file !== entry)
  const scripts = [
    SESSION_PRELOAD,
    ...others.map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
    `<script type="module" crossorigin src="/${entry}"></script>`,
  ].join('\n    ')
  const head = [
    `<link rel="stylesheet" href="${stylesHref}">`,
    ...fontHrefs.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    first ? `<template id="scripts">${scripts}</template>` : scripts,
  ].join('\n    ')
  const body = [
    `<div id="root">${loadingPage(page)}</div>`,
    ...(first ? [`<template id="prerendered">${first.html}</template>`, `<script>${first.script}</script>`] : []),
  ].join('\n    ')
  const title = titleAt(page)?.replace('&', '&amp;')
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(manifestPath('en'), manifestPath(language))
    .replace(VITES_OWN, '')
    .replace(/<title>.*<\/title>/, found => (title ? `<title>${title} · Keyturn</title>` : found))
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => body)
}

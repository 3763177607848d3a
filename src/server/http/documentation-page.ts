import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { JsonSchema, OpenApiDocument, Operation } from './openapi.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: .75rem 0 }
h3 { margin: 0; font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere }
p { margin: .25rem 0 }
table { border-collapse: collapse; margin-top: .5rem }
th, td { text-align: left; vertical-align: top; padding: .15rem 1.5rem .15rem 0 }
td:first-child { font-family: ui-monospace, monospace }
`

const hash = createHash('sha256').update(STYLE).digest('base64')

/** Readable without scripts, so its policy allows none. */
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function documentationPage(document: OpenApiDocument): { html: string; policy: string } {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keyturn API</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Keyturn API</h1>
<p>${document.info.description}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${groups(document).map(
  ([name, operations]) => html`<section><h2>${name}</h2>
${operations.map(article)}</section>`,
)}
</main>
</body>
</html>
`
  return { html: String(page), policy }
}

interface Listed {
  title: string
  operation: Operation
}

function groups({ paths }: OpenApiDocument): [string, Listed[]][] {
  const byTag = new Map<string, Listed[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = 'api'] = operation.tags
      byTag.set(tag, [...(byTag.get(tag) ?? []), { title: `${method.toUpperCase()} ${path}`, operation }])
    }
  }
  return [...byTag].sort(([one], [other]) => one.localeCompare(other))
}

function article({ title, operation }: Listed) {
  const schema = operation.requestBody?.content['application/json'].schema
  return html`<article><h3>${title}</h3>
<p>${operation.summary} ${operation.security.length > 0 ? 'Signed in.' : ''}</p>
${schema ? fields(schema) : ''}</article>
`
}

function fields({ properties = {}, required = [] }: JsonSchema) {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      html`<tr><td>${name}</td><td>${typeName(field)}</td><td>${required.includes(name) ? 'required' : 'optional'}</td></tr>`,
  )
  return rows.length > 0 ? html`<table><tr><th>Field</th><th>What</th><th></th></tr>${rows}</table>` : ''
}

function typeName(field: JsonSchema): string {
  if (field.enum) return field.enum.map(value => JSON.stringify(value)).join(' or ')
  if (field.const !== undefined) return JSON.stringify(field.const)
  if (field.anyOf) return field.anyOf.map(typeName).join(' or ')
  if (field.type === 'array') return `list of ${typeName(field.items ?? {})}`
  return [field.format ?? [field.type ?? 'any'].flat().join(' or ')].join('')
}

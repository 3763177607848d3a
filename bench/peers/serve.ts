import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What our pages are measured against: every word of our landing page in our two fonts, with a handful of styles and no script. */
export async function servePeers(): Promise<{ origin: string; server: Server }> {
  const page = brotliCompressSync(staticPage())
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/static') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      return response.end(page)
    }
    const file = join('dist', path)
    if (extname(file) !== '.woff2' || path.includes('..') || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
    return response.end(readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

function staticPage(): string {
  const ours = readFileSync('dist/index.html', 'utf8')
  const preloads = ours.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? []
  const [serif = '', sans = ''] = preloads.map(link => /href="([^"]*)"/.exec(link)?.[1])
  const words = ours
    .slice(ours.indexOf('<main'), ours.indexOf('</body>'))
    .replace(/<(svg|script|template)[\s\S]*?<\/\1>/g, '')
    .replace(/ (class|data-[a-z]+)="[^"]*"/g, '')
  const face = (name: string, href: string) =>
    `@font-face{font-family:${name};src:url(${href}) format("woff2");font-weight:100 900;font-display:swap}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A static page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
    <meta name="description" content="Every word of our landing page, without a script.">${preloads.join('')}
    <style>${face('Fraunces', serif)}${face('Geist', sans)}
    body{max-width:60rem;margin:0 auto;padding:0 1rem;font:1rem/1.6 Geist,sans-serif}
    h1,h2,h3{font-family:Fraunces,serif;line-height:1.1}h1{font-size:3rem}</style></head><body>${words}</body></html>`
}

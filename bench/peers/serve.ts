import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const OUT = '.cache/bench-peers'
const types: Record<string, string> = { '.js': 'text/javascript', '.woff2': 'font/woff2' }

/**
 * What our pages are measured against, compressed and cached like them:
 *   /static  every word of our landing page in our two fonts, with a handful of styles and no script
 *   /plain   a heading and a sentence, no font: the floor
 *   /react   the same heading and sentence, drawn by React
 */
export async function servePeers(): Promise<{ origin: string; server: Server }> {
  await build({
    configFile: false,
    root: 'bench/peers',
    logLevel: 'warn',
    build: {
      outDir: join(process.cwd(), OUT),
      emptyOutDir: true,
      rolldownOptions: { input: 'bench/peers/react.html' },
    },
  })
  const pages: Record<string, string> = {
    '/static': staticPage(),
    '/plain': readFileSync('bench/peers/plain.html', 'utf8'),
    '/react': readFileSync(join(OUT, 'react.html'), 'utf8'),
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const page = pages[path]
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      return response.end(brotliCompressSync(page))
    }
    const file = [OUT, 'dist'].map(folder => join(folder, path)).find(existsSync)
    if (!file || path.includes('..')) return response.writeHead(404).end()
    const isFont = extname(file) === '.woff2'
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isFont ? {} : { 'content-encoding': 'br' }),
    })
    return response.end(isFont ? readFileSync(file) : brotliCompressSync(readFileSync(file)))
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

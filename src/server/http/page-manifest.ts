import * as z from 'zod/mini'

/**
 * `dist/pages.json`: everything the build made for the browser, and all that the server may send from `dist/`.
 * The server looks addresses up here and never on the disk, so no path in a request can reach another file.
 */

/**
 * Stands in the built pages where the address of the site belongs: one build serves every address. The server puts its own
 * there. A name that can never exist (RFC 2606), so that a forgotten one leads nowhere.
 */
export const SITE_ORIGIN = 'https://address-of-this-site.invalid'

const ServedFile = z.object({
  /** Below `dist/`, such as `assets/main-Bx1.js` or `mortgage-guide.html`. */
  file: z.string(),
  /** The whole Content-Type header. */
  type: z.string(),
  /** The whole ETag header, quotes included: a hash of the uncompressed bytes. */
  etag: z.string(),
  /** Send it compressed by Accept-Encoding, with `Vary: Accept-Encoding`. */
  compressed: z.boolean(),
  /** It has `SITE_ORIGIN`, `OPERATOR_MARK` or marks of claims in it. Otherwise `<file>.br` and `<file>.gz` stand beside it if it is to be compressed. */
  addressed: z.boolean(),
})

/** Stands in the app's pages: they ask who is signed in. An account's page has the answer in its place. */
export const SESSION_PRELOAD = '<link rel="preload" href="/api/auth/get-session" as="fetch" crossorigin>'

const ServedPage = z.extend(ServedFile, {
  /** The inline scripts that its Content-Security-Policy has to allow: `sha256-…`, without quotes. */
  inlineScripts: z.array(z.string()),
})

const ServedAsset = z.extend(ServedFile, {
  /** The name carries a hash of the content: `Cache-Control: public, max-age=31536000, immutable`. */
  immutable: z.boolean(),
})

export const PageManifest = z.object({
  /** Public pages by path without a trailing slash: `/`, `/mortgage-guide`. */
  pages: z.record(z.string(), ServedPage),
  /** The shells of the app, for every path that the route map calls `app`. */
  app: z.record(z.string(), ServedPage),
  /** Those of them that the build prerendered for a guest who has just arrived, at `?as=guest`. */
  firstVisit: z.record(z.string(), ServedPage),
  /** The same two in Spanish, and the worker that caches them. */
  spanishApp: z.record(z.string(), ServedPage),
  spanishFirstVisit: z.record(z.string(), ServedPage),
  spanishWorker: ServedAsset,
  /** For every other path, with status 404. */
  notFound: ServedPage,
  /** The same below /es. */
  notFoundInSpanish: ServedPage,
  /** Scripts, styles, fonts, pictures, robots.txt … by path: `/assets/main-Bx1.js`, `/favicon.svg`. */
  files: z.record(z.string(), ServedAsset),
})

export type PageManifest = z.infer<typeof PageManifest>
export type ServedFile = z.infer<typeof ServedFile>
export type ServedPage = z.infer<typeof ServedPage>
export type ServedAsset = z.infer<typeof ServedAsset>

import { WORKER_PATH } from '#routes/service-worker.ts'
import { isSecure } from '#server/auth/cookies.ts'

/** Where browsers tell what a page's policy stopped. */
export const POLICY_REPORTS = '/api/csp-report'

/** On every answer. */
export function fixedHeaders(baseUrl: string): [string, string][] {
  const headers: [string, string][] = [
    // Pages bring their own; what is not a page may do nothing at all.
    ['content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ]
  if (isSecure(baseUrl)) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return headers
}

/** Only our own files, and exactly those inline scripts that the build wrote. */
export function pagePolicy(inlineScripts: string[], baseUrl: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(hash => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Text never becomes markup or code. The exceptions are for the workers that read papers and for the service worker;
    // nobody may open another.
    "require-trusted-types-for 'script'",
    'trusted-types paper-worker service-worker',
    // The newer report-to works over https only and tells a minute later; every browser knows this one.
    `report-uri ${POLICY_REPORTS}`,
    ...(isSecure(baseUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The worker that reads pictures of papers runs WebAssembly; like every other file it may ask for nothing. No other answer
 * lets anything run WebAssembly.
 */
const PICTURE_WORKER = /^\/assets\/picture-worker-[\w-]+\.js$/

export function assetPolicy(path: string): string | undefined {
  // It asks for the pages and files of this site, and runs nothing but itself.
  if (path === WORKER_PATH) return "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
  if (!PICTURE_WORKER.test(path)) return undefined
  return "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; frame-ancestors 'none'"
}

import { alternates } from './languages.tsx'

/** What search engines ask for at the root. The app behind the sign-in has nothing for them. */
export function siteFiles(pages: string[], origin: string): Record<string, string> {
  const at = (path: string) => new URL(path, origin).href
  const places = pages.flatMap(page => {
    const others = alternates(page)
    const links = others.map(
      ({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(path)}"/>`,
    )
    // The default is one of the others.
    return [...new Set(others.map(({ path }) => path))].map(
      path => `  <url><loc>${at(path)}</loc>${links.join('')}</url>\n`,
    )
  })
  return {
    '/robots.txt': `User-agent: *\nDisallow: /api/\nDisallow: /auth\nDisallow: /dashboard/\n\nSitemap: ${at('/sitemap.xml')}\n`,
    '/sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${places.join('')}</urlset>\n`,
  }
}

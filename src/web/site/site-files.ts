/** What search engines ask for at the root. The app behind the sign-in has nothing for them. */
export function siteFiles(paths: string[], origin: string): Record<string, string> {
  const sitemap = new URL('/sitemap.xml', origin).href
  const places = paths.map(path => `  <url><loc>${new URL(path, origin).href}</loc></url>\n`)
  return {
    '/robots.txt': `User-agent: *\nDisallow: /api/\nDisallow: /auth\nDisallow: /dashboard/\n\nSitemap: ${sitemap}\n`,
    '/sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('')}</urlset>\n`,
  }
}

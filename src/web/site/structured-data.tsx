/** What search engines read. `<` is written so that no text can end the script. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made on the line above; browsers do not run it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

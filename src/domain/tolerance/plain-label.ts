/** One way of writing: small letters, no punctuation, no amounts in brackets. */
export function plainLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
}

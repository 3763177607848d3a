/** Letters and figures alone: `Title – Lender’s` and `Title - Lender's` are one. */
export function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&%$]/gu, '')
}

/** The name of a lender for its reader. 'Lender 2', the placeholder, is stored so in every language. */
export function nameText(name: string): string {
  return name
}

/** The name of a lender for its reader. 'Lender 2', the place for a name, is kept so in every language. */
export function nameText(name: string): string {
  return name
}

/** The same words in both languages. `official` where a form of the Bureau's prints the Spanish, else it is our translation. */
export interface Pair {
  en: string
  es: string
  official: boolean
}

/** Words of the official forms H-24 and H-25, and what H-28 prints for them. */
export function official(en: string, es: string): Pair {
  return { en, es, official: true }
}

/** Words that no Spanish form of the Bureau's has. */
export function ours(en: string, es: string): Pair {
  return { en, es, official: false }
}

/** What nobody can translate and nobody should: names, numbers, a lender's own words. */
export function asPrinted(text: string, isName = true): Pair {
  return { en: text, es: text, official: isName }
}

/** A sentence with its figures in it: `{a}` stands for the first of them in both languages. */
export function filled({ en, es, official }: Pair, figures: Record<string, string>): Pair {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (mark, name: string) => figures[name] ?? mark)
  return { en: fill(en), es: fill(es), official }
}

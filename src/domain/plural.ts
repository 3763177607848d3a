const rules = new Intl.PluralRules('en-US')

/** What is said of one and what of several: `1 day`, `3 days`. */
export function plural(count: number, { one, other }: { one: string; other: string }): string {
  return rules.select(count) === 'one' ? one : other
}

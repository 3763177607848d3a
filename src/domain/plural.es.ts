import type * as english from './plural.ts'

const rules = new Intl.PluralRules('es-US')

/** `1 día`, `3 días`. Millions have a form of their own in Spanish (`un millón de días`); no count here comes near. */
export const plural: typeof english.plural = (count, { one, other }) => (rules.select(count) === 'one' ? one : other)

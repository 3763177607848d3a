/**
 * What a catalog is in another language: the same keys, lists and functions, with other words. English is the shape, so a key
 * that is missing, extra or given something else does not compile.
 *
 * `words.es.ts` stands beside `words.ts` and exports the same names; a build for Spanish takes it in its place
 * (scripts/build/language.ts).
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : Words extends object
      ? { readonly [Key in keyof Words]: Translated<Words[Key]> }
      : Words

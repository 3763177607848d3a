/** The school grade that a text asks of its reader, after Flesch and Kincaid. Only whole sentences count. */
export function gradeLevel(lines: string[]): number {
  const sentences = lines
    .filter(line => /[.?]$/.test(line))
    .flatMap(line => line.split(/[.?](?:\s|$)/))
    .filter(sentence => /[a-z]/i.test(sentence))
  const words = sentences.flatMap(sentence => sentence.match(/[a-z’'-]+/gi) ?? [])
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Groups of vowels, less the silent e: wrong for a word here and there, right on the whole. */
function syllableCount(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const spoken = letters.replace(/(?<=[^aeiouy][^aeiouyl]|[aeiouy][^aeiouydt])(?:es|ed|e)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

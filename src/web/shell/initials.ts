/** Whoever is here, as two letters: of their name, else of their address. */
export function initialsOf({ name, email }: { name: string; email: string }): string {
  const words = name.split(/\s+/).filter(word => /^\p{L}/u.test(word))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last].map(word => Array.from(word)[0] ?? '').join('')
  return (letters || email.slice(0, 2)).toUpperCase()
}

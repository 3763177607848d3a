export function randomText(alphabet: string, length: number): string {
  // Bytes past the last whole multiple would make the first letters likelier.
  const fair = 256 - (256 % alphabet.length)
  let drawn = ''
  while (drawn.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < fair && drawn.length < length) drawn += alphabet[byte % alphabet.length]
    }
  }
  return drawn
}

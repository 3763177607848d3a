export function randomText(alphabet: string, length: number): string {
  // Bytes past the last whole multiple would make the first letters likelier.
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}

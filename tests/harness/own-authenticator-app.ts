/** What an app makes of the key that is typed into it (RFC 4648, base 32). */
export function keyBytes(key: string): Buffer {
  const bits = [...key]
    .map(sign => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

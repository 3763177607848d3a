/** A colour through which white paper shines. */
export function paler(color: string, alpha: number): string {
  if (alpha >= 1) return color
  const parts = [1, 3, 5].map(at => 255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * alpha)
  return `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

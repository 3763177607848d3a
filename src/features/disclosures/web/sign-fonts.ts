/**
 * Fonts of signs write a marked box with a letter or a figure: without the font's name, a ticked box would be the figure 8.
 * Of each, the letters that are a mark; whatever else it draws is an empty box or an ornament.
 */
const SIGN_FONTS: [RegExp, string][] = [
  [/dingbats/i, '345678ln'],
  [/wingdings[ -]?2/i, 'OPQRSTU'],
  [/wingdings/i, 'xûüýþ'],
  [/webdings/i, 'ar'],
]
const MARKED = '☒'
const BLANK = '☐'
/** A letter that the file does not name: people see it, and nobody here can tell which it is. */
export const NAMELESS = '\ufffd'
/** Where symbol fonts have their own letters. */
const PRIVATE = 0xf000

/** A letter as people see it. */
export function letterOf(unicode: string, font: string): string {
  const marks = SIGN_FONTS.find(([name]) => name.test(font))?.[1]
  const code = unicode.codePointAt(0) ?? 0
  const own = code >= PRIVATE && code < PRIVATE + 0x100 ? code - PRIVATE : code
  if (marks === undefined && (code < 0x20 || (code >= 0x7f && code < 0xa0))) return NAMELESS
  // What is a sign already says itself what it is.
  if (marks === undefined || own > 0xff) return unswapped(unicode)
  return marks.includes(String.fromCharCode(own)) ? MARKED : BLANK
}

/** Ghostscript names ligatures in the wrong byte order: the one of 'tt' is called 琀琀, that of 'ti' 琀椀. */
function unswapped(unicode: string): string {
  const codes = [...unicode].map(letter => letter.codePointAt(0) ?? 0)
  const isSwapped = codes.every(code => (code & 0xff) === 0 && /^[a-z]$/i.test(String.fromCodePoint(code >> 8)))
  return isSwapped ? String.fromCodePoint(...codes.map(code => code >> 8)) : unicode
}

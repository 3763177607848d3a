/** A PDF of these objects, numbered from 1: the first is the catalog, the last says what the file is called. */
export function pdfFile(objects: readonly (readonly (string | Uint8Array)[])[]): Uint8Array {
  const file = byteBuffer()
  // Four bytes above 127 tell every program on the way that this is no text.
  file.add(bytes('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'))
  const offsets = objects.map((parts, at) => {
    const offset = file.length()
    file.add(bytes(`${at + 1} 0 obj\n`), ...parts.map(part => (typeof part === 'string' ? bytes(part) : part)))
    file.add(bytes('\nendobj\n'))
    return offset
  })
  const table = file.length()
  // Each entry is twenty bytes, with the space before its end.
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file.add(bytes(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`))
  file.add(bytes(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`))
  return file.whole()
}

function byteBuffer() {
  const parts: Uint8Array[] = []
  let length = 0
  return {
    add(...more: Uint8Array[]) {
      for (const part of more) {
        parts.push(part)
        length += part.length
      }
    },
    length: () => length,
    whole() {
      const all = new Uint8Array(length)
      let at = 0
      for (const part of parts) {
        all.set(part, at)
        at += part.length
      }
      return all
    },
  }
}

/** Text whose letters are all below 256, one byte each. */
function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}

/** Words that PDF shows outside the page, in any script. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `<feff${units.join('')}>`
}

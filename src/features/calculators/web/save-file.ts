/** Hands a table to the browser's downloads. */
export function saveCsv(name: string, text: string): void {
  // Without the mark Excel takes the file for an old Windows one.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Left as they are: SVG, whose attributes are case-sensitive, and text that is no markup. */
const ELEMENTS = /<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>|<[a-z][^>]*>/g
const ATTRIBUTES = /\s([^\s"=/>]+)(="[^"]*")?/g

/** React writes some attributes as it calls its own properties, `charSet`. HTML has them in small letters. */
export function plainAttributes(html: string): string {
  return html.replace(ELEMENTS, (element, name?: string) => {
    if (name === 'svg') return element
    const end = element.indexOf('>')
    return element.slice(0, end).replace(ATTRIBUTES, smallLetters) + element.slice(end)
  })
}

function smallLetters(_attribute: string, name: string, value = ''): string {
  return ` ${name.toLowerCase()}${value}`
}

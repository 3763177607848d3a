import { logoWords } from '#web/ui/words.ts'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 80

/** A picture is paper: it looks the same at night. */
const PAPER = '#fbf8f2'
const INK = '#1b2430'
const MUTED = '#58616d'
const BRAND = '#0e5a47'
const KEY = '#f6e7c8'

const SERIF = 'Fraunces, Georgia, serif'
const SANS = 'Geist, system-ui, sans-serif'

/** One sentence and where it is from, in the shape that messages and posts show whole. */
export async function sharePicture({ sentence, how }: { sentence: string; how: string }): Promise<Blob> {
  await Promise.all([document.fonts.load(`600 76px ${SERIF}`), document.fonts.load(`400 34px ${SANS}`)])
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = BRAND
  context.fillRect(0, 0, WIDTH, 16)
  sign(context)
  context.textBaseline = 'alphabetic'
  const look = { color: INK, line: 90, top: 280 }
  const isLong = broken(context, sentence, `600 76px ${SERIF}`).length > 2
  const end = write(context, sentence, { ...look, font: `600 ${isLong ? 66 : 76}px ${SERIF}` })
  write(context, how, { font: `400 34px ${SANS}`, color: MUTED, line: 46, top: end + 84 })
  const png = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('The browser made no PNG')
  return png
}

/** The key on evergreen, and the name. */
function sign(context: CanvasRenderingContext2D): void {
  context.save()
  context.translate(EDGE, 80)
  context.scale(2.6, 2.6)
  context.fillStyle = BRAND
  context.beginPath()
  context.roundRect(0, 0, 28, 28, 8)
  context.fill()
  context.strokeStyle = KEY
  context.lineWidth = 2.2
  context.lineCap = 'round'
  context.stroke(new Path2D('M15.2 12a4.2 4.2 0 1 1 -8.4 0a4.2 4.2 0 1 1 8.4 0M14 15l7 7m-3-3l2.4-2.4'))
  context.restore()
  context.fillStyle = INK
  context.font = `600 44px ${SERIF}`
  context.fillText(logoWords.keyturn, EDGE + 96, 131)
}

interface Look {
  font: string
  color: string
  line: number
  top: number
}

/** A text in lines that fit. */
function broken(context: CanvasRenderingContext2D, text: string, font: string): string[] {
  context.font = font
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && context.measureText(longer).width <= WIDTH - 2 * EDGE) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Writes a text in lines; says where the last one stands. */
function write(context: CanvasRenderingContext2D, text: string, { font, color, line, top }: Look): number {
  const lines = broken(context, text, font)
  context.fillStyle = color
  lines.forEach((words, at) => {
    context.fillText(words, EDGE, top + at * line)
  })
  return top + (lines.length - 1) * line
}

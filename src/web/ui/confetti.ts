/** When the bursts go off, in milliseconds after the good news. */
const BURSTS_MS = [0, 250, 400] as const

const PIECES_EACH = 70
const LASTS_MS = 2_600
const GRAVITY = 1_500
const COLOURS = ['--series-1', '--series-2', '--series-3', '--series-4', '--attention', '--key']

interface Piece {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  size: number
  round: boolean
  colour: string
  born: number
}

/** Three bursts of paper over the whole page. Nothing for those who asked for less motion. Gives back how to end it early. */
export function celebrate(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const canvas = document.createElement('canvas')
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full'
  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset.confetti = ''
  const context = canvas.getContext('2d')
  if (!context) return () => {}
  document.body.append(canvas)
  const scale = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = innerWidth * scale
  canvas.height = innerHeight * scale
  context.scale(scale, scale)

  const colours = tokenColours(canvas)
  let pieces: Piece[] = []
  const started = performance.now()
  const timers = BURSTS_MS.map((delay, at) =>
    setTimeout(() => {
      pieces = pieces.concat(burst(at, colours, performance.now()))
    }, delay),
  )
  let frame = requestAnimationFrame(draw)
  let last = started

  function draw(now: number) {
    // Limits the step after a tab was in the background, or everything would fly away at once.
    const seconds = Math.min(0.05, Math.max(0, now - last) / 1000)
    last = now
    context?.clearRect(0, 0, innerWidth, innerHeight)
    pieces = pieces.filter(piece => now - piece.born < LASTS_MS && piece.y < innerHeight + 40)
    for (const piece of pieces) {
      move(piece, seconds)
      if (context) paint(context, piece, 1 - (now - piece.born) / LASTS_MS)
    }
    const isOver = pieces.length === 0 && now - started > (BURSTS_MS.at(-1) ?? 0) + 100
    if (isOver) stop()
    else frame = requestAnimationFrame(draw)
  }

  function stop() {
    cancelAnimationFrame(frame)
    for (const timer of timers) clearTimeout(timer)
    canvas.remove()
  }
  return stop
}

/** From the middle first, then from both sides. */
function burst(at: number, colours: string[], born: number): Piece[] {
  const from = [0.5, 0.15, 0.85][at] ?? 0.5
  return Array.from({ length: PIECES_EACH }, () => {
    const lean = from === 0.5 ? 0 : from < 0.5 ? 0.45 : -0.45
    const angle = -Math.PI / 2 + lean + between(-0.75, 0.75)
    const speed = between(450, 1_150)
    return {
      x: innerWidth * from,
      y: innerHeight * 0.72,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      turn: between(0, Math.PI),
      spin: between(-9, 9),
      size: between(6, 12),
      round: Math.random() < 0.25,
      colour: colours[Math.floor(Math.random() * colours.length)] ?? 'currentcolor',
      born,
    }
  })
}

function move(piece: Piece, seconds: number): void {
  const drag = 0.985 ** (seconds * 60)
  piece.vx *= drag
  piece.vy = piece.vy * drag + GRAVITY * seconds
  piece.x += piece.vx * seconds
  piece.y += piece.vy * seconds
  piece.turn += piece.spin * seconds
}

function paint(context: CanvasRenderingContext2D, piece: Piece, left: number): void {
  context.save()
  context.translate(piece.x, piece.y)
  context.rotate(piece.turn)
  context.globalAlpha = Math.min(1, left * 3)
  context.fillStyle = piece.colour
  context.beginPath()
  if (piece.round) context.arc(0, 0, piece.size / 2, 0, Math.PI * 2)
  // A flat piece that tumbles shows its edge now and then.
  else
    context.rect(
      -piece.size / 2,
      -piece.size / 2,
      piece.size,
      piece.size * (0.25 + 0.5 * Math.abs(Math.cos(piece.turn * 2))),
    )
  context.fill()
  context.restore()
}

/** Tokens are light-dark() pairs, which a canvas does not read; the page works out which it is. */
function tokenColours(probe: HTMLElement): string[] {
  return COLOURS.map(token => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  })
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least)
}

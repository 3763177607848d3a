import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = sheet('tokens')

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name ?? '',
    { light: light ?? '', dark: dark ?? '' },
  ]),
)

const TEXT_ON: Record<string, string[]> = {
  ink: ['paper', 'surface', 'sunk', 'raised', 'hover', 'action-soft', 'attention-soft', 'danger-soft', 'info-soft'],
  muted: ['paper', 'surface', 'sunk', 'raised', 'hover', 'action-soft', 'attention-soft', 'info-soft'],
  'action-text': ['paper', 'surface', 'sunk', 'raised', 'hover', 'action-soft'],
  'attention-text': ['paper', 'surface', 'sunk', 'raised', 'attention-soft'],
  'danger-text': ['paper', 'surface', 'sunk', 'raised', 'danger-soft'],
  'info-text': ['paper', 'surface', 'sunk', 'raised', 'info-soft'],
  'on-action': ['action', 'action-strong'],
  'on-danger': ['danger', 'danger-strong'],
  'on-bubble': ['bubble'],
  'on-brand': ['brand'],
  // The name of a line stands beside it in its own colour.
  'series-1': ['surface', 'raised'],
  'series-2': ['surface', 'raised'],
  'series-3': ['surface', 'raised'],
  'series-4': ['surface', 'raised'],
  'series-5': ['surface', 'raised'],
  'series-6': ['surface', 'raised'],
  'on-lender': ['lender-1', 'lender-2', 'lender-3', 'lender-4', 'lender-5', 'lender-6'],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map(mark => [`lender-${mark}`, ['surface', 'raised', 'paper', 'sunk', 'hover']]),
  ),
}

const SHAPE_ON: Record<string, string[]> = {
  edge: ['paper', 'surface', 'sunk', 'raised'],
  focus: ['paper', 'surface', 'sunk', 'raised', 'hover'],
  action: ['paper', 'surface', 'sunk', 'raised', 'action-soft'],
  attention: ['paper', 'surface', 'sunk', 'raised', 'attention-soft'],
  danger: ['paper', 'surface', 'sunk', 'raised', 'danger-soft'],
  info: ['paper', 'surface', 'sunk', 'raised', 'info-soft'],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(mark => [`lender-${mark}`, ['action-soft', 'hover']])),
}

for (const theme of ['light', 'dark'] as const) {
  test(`in the ${theme} theme every text is at least 4.5 times as light or dark as its ground`, () => {
    expect(tooFaint(TEXT_ON, theme, 4.5)).toEqual([])
  })

  test(`in the ${theme} theme every border, line and focus ring stands out 3 to 1`, () => {
    expect(tooFaint(SHAPE_ON, theme, 3)).toEqual([])
  })
}

test('no style sheet but the tokens names a colour', () => {
  for (const file of ['theme', 'base', 'controls', 'parts', 'overlays', 'table', 'charts', 'motion'])
    expect(sheet(file)).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsl|oklch/i)
})

function sheet(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8')
}

function tooFaint(pairs: Record<string, string[]>, theme: 'light' | 'dark', least: number): string[] {
  return Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds
      .map(ground => ({ name: `${front} on ${ground}`, ratio: contrast(colour(front, theme), colour(ground, theme)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`),
  )
}

function colour(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`tokens.css has no --${name} for both themes`)
  return token[theme]
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import { useEffect, useState } from 'react'
import { canvasFont, type Face, forgetWidths } from './measure.ts'

const faces: Face[] = [
  { font: 'serif', weight: 600 },
  { font: 'sans', weight: 500 },
]

/** Grows when the fonts have come, so that words which were set with others are set again. */
export function useCardFonts(): number {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    let isHere = true
    const loads = faces.map(face => document.fonts.load(canvasFont(face, 20)))
    Promise.allSettled(loads).then(() => {
      if (!isHere) return
      forgetWidths()
      setSeen(count => count + 1)
    })
    return () => {
      isHere = false
    }
  }, [])
  return seen
}

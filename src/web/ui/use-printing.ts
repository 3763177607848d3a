import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is put on paper: what only paper shows is rendered then, and costs nothing before. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // At once: the browser lays the paper out as soon as it has fired this event.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

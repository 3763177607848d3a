import { createContext } from 'react'
import type { SentAlong } from '#journey/sent-along.ts'

/** What came along with the page that was opened first; nothing for guests. */
export const SentAlongContext = createContext<SentAlong | null>(null)

import { createContext } from 'react'
import type { InitialData } from '#routes/initial-data.ts'

/** What came along with the page that was opened first; nothing for guests. */
export const InitialDataContext = createContext<InitialData | null>(null)

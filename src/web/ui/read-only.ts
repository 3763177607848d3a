import { createContext, useContext } from 'react'

/**
 * Around what somebody may see and not change: fields show what is there and take nothing, and buttons are left out. What changes
 * nothing there (to print, to copy, to leave) stands in a `<ReadOnly value={false}>` of its own.
 */
export const ReadOnly = createContext(false)

export function useReadOnly(): boolean {
  return useContext(ReadOnly)
}

import { createPath, useLocation } from 'react-router'

/** What the sign-in page's address carries: which form to open, and where the person was. */
export interface AuthArrival {
  from: string
  mode?: 'sign-up'
}

/** Props of a link that leads to an account and, once there is one, back to this page. */
export function useToAccount(mode?: 'sign-up'): { to: '/auth'; state: AuthArrival } {
  const from = createPath(useLocation())
  return { to: '/auth', state: mode ? { from, mode } : { from } }
}

import type { Problem } from '#resources/problem.ts'
import { OTHER_ACCOUNT, PAGE_USER_HEADER } from '#routes/page-user.ts'
import { forgetPageLoan } from '#web/client/page-loan.ts'

/** Whose page this is; nobody's while no account is signed in. Each browser tab has its own. */
let pageUser: string | undefined
let onForeignSession = () => {}

export function setPageUser(user_id: string | undefined): void {
  if (user_id !== pageUser) forgetPageLoan()
  pageUser = user_id
}

export function pageUserHeader(): Record<string, string> {
  return pageUser === undefined ? {} : { [PAGE_USER_HEADER]: pageUser }
}

/** Calls back when the server says that this page's session ended or is another person's. Returns how to unsubscribe. */
export function followForeignSession(listener: () => void): () => void {
  onForeignSession = listener
  return () => {
    onForeignSession = () => {}
  }
}

export function noticeForeignSession({ code }: Problem): void {
  if (pageUser !== undefined && (code === OTHER_ACCOUNT || code === 'not-signed-in')) onForeignSession()
}

/** Where a page learns which loan its person is no longer in. */
export const LEFT_LOAN = 'left'

/** Loaded anew, so that nothing of the loan stays on the page: there lies the copy of what one could see. */
export function leaveLoan(loan: string): void {
  window.location.assign(`/dashboard/together?${LEFT_LOAN}=${loan}#people`)
}

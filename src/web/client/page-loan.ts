let pageLoan: string | undefined

/**
 * Which of a person's loans this page is about, fixed until the page is loaded again: another tab, in which they
 * switched to another loan, changes nothing here.
 */
export function setPageLoan(id: string): void {
  pageLoan ??= id
}

export function loanOfPage(): string | undefined {
  return pageLoan
}

/** For the next person at this page. */
export function forgetPageLoan(): void {
  pageLoan = undefined
}

import type { DebtRatios } from '#domain/debt-ratios.ts'
import { formatMoney, formatPercent } from '#domain/figures.ts'

/** Both ratios, each by its name: debts today, and with this home. */
export function debtRatioWords({ today, with_home, home }: DebtRatios): string {
  if (today === null) return ''
  const now = `Your debts today are ${formatPercent(today)} of your income before tax.`
  if (with_home === null || home === null) return now
  return `${now} With this home they are ${formatPercent(with_home)}. By our estimate the home costs about ${formatMoney(home.total)} a month: principal, interest, taxes, insurance and any mortgage insurance. HOA dues are extra.`
}

/** What the second ratio means. A fact, and what can be done. */
export function debtWarning({ standing }: DebtRatios): string | null {
  if (standing === 'high')
    return 'That’s above the 43% that many lenders like to see. No federal rule sets a hard line anymore: some conventional lenders go to 50%, FHA to about 57%, VA sets no cap. Ask each lender for theirs.'
  if (standing === 'beyond')
    return 'That’s beyond the 43–50% that conventional loans usually allow. FHA can go to about 57%, and VA sets no cap. A lower price, a larger down payment or smaller debts would change it.'
  return null
}

/**
 * Whose mailbox an address is, for counting: with most providers `ada+anything@…` is Ada's. Dots are left alone, because only some
 * providers ignore them.
 */
export function mailboxOf(address: string): string {
  const [local = '', ...host] = address.toLowerCase().split('@')
  return [local.split('+', 1)[0], ...host].join('@')
}

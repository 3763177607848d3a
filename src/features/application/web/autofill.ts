/** Browsers that store addresses and offer them in forms; the small ones inside other apps do not. */
export function canAutofill(userAgent: string): boolean {
  if (/; wv\)|FBAN|FBAV|Instagram|Line\//.test(userAgent)) return false
  return /Chrome|Safari|Firefox|Edg/.test(userAgent)
}

/** An address that begins guest mode when nobody is signed in. The page that opens takes the mark off the address again. */
export function asGuest(path: string): string {
  return `${path}?as=guest`
}

/** A tool for whoever comes along. The dashboard is for accounts and guests, so its tools are opened as one of them. */
export function openTool(path: string): string {
  return path.startsWith('/dashboard/') ? asGuest(path) : path
}

export const TRY_FREE = asGuest('/dashboard/comparison')
export const DONATE = asGuest('/dashboard/donate')

/** A tool of the dashboard for whoever comes along: the app starts guest mode when nobody is signed in. */
export function openTool(path: string): string {
  return path.startsWith('/dashboard/') ? `${path}?as=guest` : path
}

export const TRY_FREE = openTool('/dashboard/comparison')
export const DONATE = openTool('/dashboard/donate')

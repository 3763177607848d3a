/** How a page is looked at again; other tests see it on a desk by day anyway. */
export const LOOKS = [{ width: 390, theme: 'dark' }] as const

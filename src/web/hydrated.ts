/** Whether the code has taken the page over; until then stands what came with it. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}

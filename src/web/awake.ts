/** Whether the code has taken the page over; until then stands what came with it. */
export function isAwake(): boolean {
  return document.documentElement.dataset.awake !== undefined
}

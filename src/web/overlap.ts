export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

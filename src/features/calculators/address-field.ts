/** Fields of a calculator that can stand in an address, so that a result can be shared: name → what it may be. */
export interface AddressField {
  /** Its name in the address. */
  name: string
  least: number
  most: number
  whole?: boolean
  /** Instead of figures: the value is a place in this list, and its word stands in the address. */
  words?: readonly string[]
}

export type Figures<Key extends string> = Record<Key, number | null>

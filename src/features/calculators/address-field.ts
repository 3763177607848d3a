/** Fields of a calculator that can stand in an address, so that a result can be shared: name → what it may be. */
export interface AddressField {
  /** Its name in the address. */
  name: string
  least: number
  most: number
  whole?: boolean
}

export type Figures<Key extends string> = Record<Key, number | null>

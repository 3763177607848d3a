/** The name of a device for its reader. Rows store it as `device-name.ts` writes it: 'Chrome on Mac'. */
export function deviceText(name: string): string {
  return name
}

/** Where it was, as rows store it: the neighbourhood of an address, or 'this computer'. */
export function networkText(network: string): string {
  return network
}

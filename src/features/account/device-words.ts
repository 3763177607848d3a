/** The name of a device for its reader. Rows keep it as `device-name.ts` writes it: 'Chrome on Mac'. */
export function deviceText(name: string): string {
  return name
}

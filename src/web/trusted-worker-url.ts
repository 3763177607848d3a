interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** A door of the page's policy (see security-headers.ts) through which exactly these scripts become workers. */
export function trustedWorkerUrl(name: string, allowed: readonly string[]): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL: url => {
      if (!allowed.includes(url)) throw new TypeError(`${name} does not let this script in`)
      return url
    },
  })
  return url => policy?.createScriptURL(url) ?? url
}

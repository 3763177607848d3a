/** Whether this browser speaks WebAuthn in JSON, as all do since spring 2025. Others are offered the password alone. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Whether it offers passkeys in the field where people type their address. */
export async function offersPasskeysInField(): Promise<boolean> {
  return supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable())
}

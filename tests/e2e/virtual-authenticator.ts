import type { CDPSession, Page } from 'playwright-core'

/** A phone's or laptop's own passkey authenticator, simulated by the browser's developer tools. */
export interface VirtualAuthenticator {
  /** Whether it knows the finger. */
  recognizes(does: boolean): Promise<void>
  keys(): Promise<{ credentialId: string; rpId: string }[]>
}

export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const tools: CDPSession = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async recognizes(isUserVerified) {
      await tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async keys() {
      const { credentials } = await tools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.map(({ credentialId, rpId = '' }) => ({ credentialId, rpId }))
    },
  }
}

/** In Settings. */
export async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Next time you can sign in with it.').first().waitFor()
}

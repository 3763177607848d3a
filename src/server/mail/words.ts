/** Around every email. */
export const emailFrameWords = {
  name: 'Keyturn',
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  signature: 'Keyturn – your mortgage, step by step',
  fallback: 'If the button does not work, copy this address into your browser:',
  privacy: (url: string) => `Privacy: ${url}`,
} as const

/** `PROOF=1 npx vitest run …`: the same tests, with more rounds and more random cases than every run can wait for. */
export const isProof = process.env.PROOF === '1'

/** `PROOF=1 npx vitest run …`: faults and fuzzing with more rounds than every run can wait for. */
export const isProof = process.env.PROOF === '1'

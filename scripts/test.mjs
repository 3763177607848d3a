// @ts-check
import { handOver, prepareTools } from './prepare.mjs'

// `npm test`: from a fresh clone to "N passed, N failed".
await prepareTools()
await handOver(['scripts/run-tests.ts'])

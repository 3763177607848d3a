// @ts-check
import { handOver, prepareTools, stop } from './prepare.mjs'

// `npm test`: from a fresh clone to "N passed, N failed".
await prepareTools().catch(stop)
await handOver(['scripts/run-tests.ts'])

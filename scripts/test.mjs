// @ts-check
import { prepareTools, runForeground, stop } from './prepare.mjs'

// `npm test`: from a fresh clone to "N passed, N failed".
await prepareTools().catch(stop)
await runForeground(['scripts/run-tests.ts'])

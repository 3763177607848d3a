// @ts-check
import { prepareTools, runForeground, stop } from './prepare.mjs'

// `npm run dev`: pages and server that reload as they are edited; `npm run dev -- es` in Spanish.
await prepareTools().catch(stop)
await runForeground(['scripts/dev-server.ts', ...process.argv.slice(2)])

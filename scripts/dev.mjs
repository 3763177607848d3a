// @ts-check
import { handOver, prepareTools, stop } from './prepare.mjs'

// `npm run dev`: pages and server that reload as they are edited.
await prepareTools().catch(stop)
await handOver(['scripts/dev-server.ts'])

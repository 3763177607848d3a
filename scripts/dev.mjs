// @ts-check
import { handOver, prepareTools } from './prepare.mjs'

// `npm run dev`: pages and server that reload as they are edited.
await prepareTools()
await handOver(['scripts/dev-server.ts'])

// @ts-check
import { handOver, preparePages, prepareTools } from './prepare.mjs'

// `npm start`: from a fresh clone to a running product. The second time there is nothing to prepare.
await prepareTools()
await preparePages()
await handOver(['src/server/main.ts'])

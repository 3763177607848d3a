// @ts-check
import { handOver, preparePages, prepareTools, stop } from './prepare.mjs'

// `npm start`: from a fresh clone to a running product. The second time there is nothing to prepare.
await prepareTools().then(preparePages).catch(stop)
await handOver(['src/app/server/main.ts'])

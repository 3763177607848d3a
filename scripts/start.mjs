// @ts-check
import { handOver, prepareProduct, prepareTools, stop } from './prepare.mjs'

// `npm start`: from a fresh clone to a running product. The second time there is nothing to prepare.
await prepareTools().then(prepareProduct).catch(stop)
await handOver(['dist-server/main.js'])

// @ts-check
import { prepareProduct, prepareTools, runForeground, stop } from './prepare.mjs'

// `npm start`: from a fresh clone to a running product. The second time there is nothing to prepare.
await prepareTools().then(prepareProduct).catch(stop)
await runForeground(['dist-server/main.js'])

import shared from './knip.json' with { type: 'json' }

/** Used by vite.config.ts, which knip counts among the tests. */
const VITE_PLUGINS = ['!scripts/build/{chunk-plan,icons}.ts!']

/**
 * The second run of knip: what only tests use is dead. To export for a test what the file itself uses is fine, and the UI kit
 * is for `npm run dev`.
 */
export default {
  ...shared,
  project: ['{src,scripts}/**/*.{ts,tsx}!', '!src/**/*.test.{ts,tsx}!', '!src/web/showcase/**!', ...VITE_PLUGINS],
  ignoreExportsUsedInFile: true,
}

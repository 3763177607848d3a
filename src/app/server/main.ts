// Checked before anything else is loaded: on another Node the rest would fail with an obscure error.
const PINNED = 24
if (Number(process.versions.node.split('.')[0]) !== PINNED) {
  console.error(`Keyturn runs on Node ${PINNED}; this is Node ${process.versions.node}. Start it with: npm start`)
  process.exit(1)
}

// What a stack trace names is the file that somebody wrote, not the bundle.
process.setSourceMapsEnabled(true)
const { run } = await import('./run.ts')
await run(process.env)

export {}

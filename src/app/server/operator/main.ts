// Checked before anything else is loaded: on another Node the rest would fail with an obscure error.
const PINNED = 24
if (Number(process.versions.node.split('.')[0]) !== PINNED) {
  console.error(`Keyturn runs on Node ${PINNED}; this is Node ${process.versions.node}. Use: npm run operator`)
  process.exit(1)
}

// What it writes is full of names and addresses.
process.umask(0o077)
const { runOperator } = await import('./run.ts')
process.exitCode = await runOperator(process.argv.slice(2), process.env, {
  write: text => process.stdout.write(text),
  error: text => process.stderr.write(text),
})

export {}

// The entry of every bundle: plain JavaScript that says what is missing where an older Node would fail on app.js.
// Bundles are for deployment, so production is their default.
const required = '24.18'
const [major, minor] = process.versions.node.split('.').map(Number)
const [requiredMajor, requiredMinor] = required.split('.').map(Number)

if (major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)) {
  process.env.NODE_ENV ??= 'production'
  await import('./app.js')
} else {
  console.error(
    `Node ${required} or later is needed: this is ${process.versions.node}. Install it from https://nodejs.org.`,
  )
  process.exitCode = 1
}

// The entry of every bundle. It is plain JavaScript and prints a clear error on an old Node, where app.js would
// fail. NODE_ENV defaults to production, since bundles are for deployment.
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

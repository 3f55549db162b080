import { parseArgs } from 'node:util'
import { createServer } from 'vite'

// Serves the page with hot reload, and passes everything else on to the service.
const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, service: { type: 'string', default: 'http://127.0.0.1:8787' } },
})
const servicePaths = ['/dashboard', '/v1', '/docs', '/setup', '/ready']
const server = await createServer({
  configFile: new URL('../vite.config.ts', import.meta.url).pathname,
  server: {
    host: '127.0.0.1',
    port: Number(values.port),
    strictPort: true,
    proxy: Object.fromEntries(servicePaths.map((path) => [`^${path}(?:/|$|\\?)`, values.service])),
  },
})
await server.listen()
console.log(`The web page, with hot reload: ${server.resolvedUrls?.local[0]}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void server.close())
process.once('disconnect', () => void server.close())

import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** The bytes that a web page loads for a program of an entry's exports, minified and compressed. */
async function sizeOf(entry: string, names: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from './${entry}.ts'`,
      resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}

it.each([
  ['the raw client', 'index', ['createContractClient'], 3],
  ['the helpers', 'index', ['createBasicChannel', 'isChannelError', 'RateLimitError', 'paginate', 'unwrap'], 6.1],
  ['the facade', 'index', ['createChannel', 'isChannelError', 'RateLimitError', 'paginate', 'unwrap'], 8.3],
  ['the receiver of webhooks', 'webhooks', ['verifyWebhook'], 2],
  // Half of it is the table of operations, which the facade has too.
  ['the options for TanStack Query', 'query', ['createQueries'], 2],
])('%s (%s %j) weighs at most %s KB', async (_layer, entry, names, limit) => {
  expect(await sizeOf(entry, names)).toBeLessThanOrEqual(limit * 1000)
})

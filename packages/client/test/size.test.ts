import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** The bytes that a web page loads for a program of the client's exports, minified and compressed. */
async function sizeOf(...names: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from '@channel/client'`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    alias: { '@channel/client': fileURLToPath(new URL('../src/index.ts', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}

it.each([
  ['the raw client', ['createContractClient'], 3],
  ['the helpers', ['createBasicChannel', 'isChannelError', 'RateLimitError', 'paginate', 'unwrap'], 6],
  ['the facade', ['createChannel', 'isChannelError', 'RateLimitError', 'paginate', 'unwrap'], 8],
  ['the receiver of webhooks', ['verifyWebhook'], 2],
])('%s: %j weighs at most %d KB', async (_layer, names, limit) => {
  expect(await sizeOf(...names)).toBeLessThanOrEqual(limit * 1000)
})

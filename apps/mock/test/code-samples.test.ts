/** @module-tag long */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMock } from '../src/index.ts'

const run = promisify(execFile)

let mock: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.stop())

interface Sampled {
  readonly operationId: string
  readonly responses: object
  readonly 'x-codeSamples': readonly { readonly label: string; readonly source: string }[]
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item)) as unknown as Sampled[]

it.each(operations)('the curl sample of $operationId gets the success response', async (operation) => {
  const sample = operation['x-codeSamples'].find(({ label }) => label === 'curl')?.source ?? ''
  const command = `${sample.replace('http://127.0.0.1:8787', mock.url)} -s -o /dev/null -w '%{http_code}'`
  const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, KEY: 'chn_live_any' } })
  const success = Object.keys(operation.responses).filter((status) => /^[23]\d\d$/.test(status) && status !== '304')
  expect(success).toContain(stdout)
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { startMock } from '../src/index.ts'

describe('a document that changes', () => {
  it('is reloaded', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'mock-'))
    const document = join(directory, 'openapi.json')
    const bundle = await readFile(fileURLToPath(import.meta.resolve('@channel/contract/openapi.json')), 'utf8')
    await writeFile(document, bundle)
    const changing = await startMock({ port: 0, document })
    try {
      const send = () => fetch(`${changing.url}/v1/healthy`).then(({ status }) => status)
      expect(await send()).toBe(401)
      const changed = bundle.replaceAll('"/v1/health"', '"/v1/healthy"')
      // Prism starts to watch only after it listens, so the first change may be missed. A busy machine needs many seconds to
      // load the document, and a further change begins again.
      const reloaded = async (timeout: number) => {
        await writeFile(document, changed)
        await vi.waitFor(async () => expect(await send()).toBe(200), { timeout, interval: 100 })
      }
      await reloaded(5_000).catch(() => reloaded(100_000))
    } finally {
      await changing.stop()
      await rm(directory, { recursive: true })
    }
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readServiceUrl, saveServiceUrl } from '../src/service-url.ts'
import { dependencySettings } from '../src/status/check-dependencies.ts'

it('names the simulated provider of the demo, unless the service has another database or provider', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'channel-dependencies-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const environment = { CHANNEL_DATA_DIR: directory }
  const providerOf = async (more: object = {}) =>
    (await dependencySettings({ ...environment, ...more })).PROVIDER_BASE_URL
  expect(await providerOf()).toBeUndefined()
  await saveServiceUrl(directory, 'http://127.0.0.1:8787', 'http://127.0.0.1:4020')
  expect(await providerOf()).toBe('http://127.0.0.1:4020')
  expect(await readServiceUrl(directory)).toBe('http://127.0.0.1:8787')
  expect(await providerOf({ DATABASE_URL: 'postgres://localhost/channel' })).toBeUndefined()
  expect(await providerOf({ PROVIDER_BASE_URL: 'https://provider.example' })).toBe('https://provider.example')
  await saveServiceUrl(directory, 'http://127.0.0.1:8787')
  expect(await providerOf()).toBeUndefined()
})

import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { announceProcess } from '@channel/core/secret-rotation'
import { describe, expect, it, onTestFinished } from 'vitest'
import { after, before, newSecret, useStoredSecrets } from './secret-commands.fixtures.ts'
import { runChannel, runJson } from './support/run-channel.ts'
import { oneLine } from './support/use-channels.ts'

const { counts, database, environment } = useStoredSecrets()

const [newKey = '', oldKey = ''] = after.all('encryption').map(({ id }) => id)

it('secret status lists the keys with their values, and the next steps', async () => {
  const { stdout } = await runChannel(['secret', 'status'], environment())
  expect(stdout).toMatch(
    /^KEY ID +POSITION +PROVIDER TOKENS +WEBHOOK SECRETS +WEBHOOK HEADERS +NUMBER PINS +STORED RESPONSES +/,
  )
  expect(stdout).toMatch(new RegExp(`^${newKey} +1 +0 +0 +0 +0 +0 `, 'm'))
  expect(stdout).toMatch(new RegExp(`^${oldKey} +2 +1 +1 +0 +0 +0 `, 'm'))
  expect(stdout).toContain('No processes of the service are running.')
  expect(stdout).toContain(`Stored values need key ${oldKey}, secret 2 (provider tokens: 1, webhook secrets: 1): run`)
  expect(stdout).not.toMatch(/secret of thirty/)
})

describe('secret rotate', () => {
  it('re-encrypts everything with progress, after which the first secret suffices', async () => {
    const { status, stdout } = await runChannel(['secret', 'rotate'], environment())
    expect(status).toBe(0)
    expect(stdout).toMatch(/^provider tokens: 1 of 1 re-encrypted\nwebhook secrets: 1 of 1 re-encrypted\n/)
    expect(await counts()).toEqual([
      [1, 1],
      [0, 0],
    ])
    const withoutOld = { ...environment(), CHANNEL_SECRET: newSecret }
    expect(await runJson(['secret', 'status'], withoutOld)).toMatchObject({
      keys: [{ key_id: newKey, position: 1, values: { provider_tokens: 1, webhook_secrets: 1 } }],
      processes: [],
      next: ['All stored values use the first secret: nothing to do.'],
    })
  })

  it('is rejected while a process does not know the new key', async () => {
    const worker = await announceProcess(database(), { kind: 'worker', secrets: before, everyMs: 1_000 })
    onTestFinished(() => worker.close())
    const refused = await runChannel(['secret', 'rotate'], environment())
    expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(oneLine) })
    expect(refused.stderr).toContain(`the worker (process ${process.pid} on `)
  })

  it('names the key that CHANNEL_SECRET lacks', async () => {
    const failed = await runChannel(['secret', 'rotate', '--json'], { ...environment(), CHANNEL_SECRET: newSecret })
    expect(failed).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine) })
    expect(failed.stderr).toContain(`provider tokens: 1 with key ${oldKey}`)
    expect(JSON.parse(failed.stdout)).toMatchObject({
      left: [{ kind: 'provider_tokens', key_id: oldKey, count: 1 }, {}],
    })
  })
})

it('rejects a CHANNEL_SECRET with a duplicate secret without printing it', async () => {
  const twice = { ...environment(), CHANNEL_SECRET: `${newSecret},${newSecret}` }
  const { status, stderr } = await runChannel(['secret', 'status'], twice)
  expect(status).toBe(1)
  expect(stderr).toMatch(oneLine)
  expect(stderr).toMatch(/CHANNEL_SECRET.*secret 2 of 2 is the same as secret 1/)
  expect(stderr).not.toMatch(/secret of thirty/)
})

it('secret generate prints a secret for CHANNEL_SECRET, which secret prune does not touch', async () => {
  const made = await runJson<{ key_id: string; secret: string }>(['secret', 'generate'], environment())
  expect(made.secret).toMatch(/^[\w-]{43}$/)
  expect(made.key_id).toBe(deriveSecrets(made.secret).current('encryption').id)
  const { status, stderr } = await runChannel(['secret', 'prune'], environment())
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('CHANNEL_SECRET is set') })
})

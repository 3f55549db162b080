import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statement } from '@channel/db'
import { describe, expect, it } from 'vitest'
import { useStoredSecrets } from './secret-commands.fixtures.ts'
import { channelEntry, runJson } from './support/run-channel.ts'

const { counts, database, environment } = useStoredSecrets()

const lockSecrets = statement('cli_test_lock_webhook_secrets', 'SELECT FROM webhook_secrets FOR UPDATE')

describe('secret rotate', () => {
  it('continues after a killed rotation', async () => {
    const mayContinue = Promise.withResolvers<void>()
    const isLocked = Promise.withResolvers<void>()
    const holding = database().transaction(async (tx) => {
      await tx.query(lockSecrets)
      isLocked.resolve()
      await mayContinue.promise
    })
    await isLocked.promise
    const child = spawn(process.execPath, [channelEntry, 'secret', 'rotate'], {
      env: { ...process.env, ...environment() },
    })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await ended
    mayContinue.resolve()
    await holding
    expect(await counts()).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(await runJson(['secret', 'rotate'], environment())).toMatchObject({
      resealed: { provider_tokens: 0, webhook_secrets: 1 },
      left: [],
    })
  })
})

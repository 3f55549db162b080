import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteContact } from '@channel/core/contacts'
import { aContact } from '@channel/core/testing'
import { statement } from '@channel/db'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProcess } from '../support/start-process.ts'
import { numbered, useInboxes } from './inbox.fixtures.ts'

const lockContact = statement('test_lock_contact', 'SELECT id FROM contacts WHERE id = $1 FOR UPDATE')
const countDone = statement('test_count_done', 'SELECT count(*) AS count FROM provider_webhook_updates')
const { start, store, messages, contents, count, isEmpty, database, tenant } = useInboxes()

describe('a worker that dies during a webhook', () => {
  /** Kills a worker process within a webhook of three updates, while the test blocks the second one. */
  async function killInTheMiddle(): Promise<void> {
    const { id } = await aContact(database(), tenant().account, { phone_number: '+4915100000101' })
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = database().transaction(async (tx) => {
      await tx.query(lockContact, [id])
      locked.resolve()
      await held.promise
    })
    await locked.promise
    await store(['100', '101', '102'])
    const { child, ended } = startProcess('worker', database().url)
    await expect.poll(() => count(countDone)).toBe(2)
    child.kill('SIGKILL')
    await ended
    held.resolve()
    await holding
  }

  it('leaves the rest to the next worker, which repeats nothing', async () => {
    await killInTheMiddle()
    const done = (await messages()).find(({ content }) => content === '100')
    const params = { phone_number_id: tenant().account.phone_number_id, id: done?.contact_id ?? '' }
    await database().transaction((tx) => deleteContact(tx, tenant().scope, { params }))
    start({ pollMs: 50 })
    await isEmpty()
    // Completed updates are not repeated: a contact deleted since then is not recreated.
    expect(await contents()).toEqual(['101', '102'])
    expect(await count(countDone)).toBe(0)
  })
})

describe('the worker process', () => {
  it('processes webhooks, and stops within one without losing updates', async () => {
    await store(numbered(100, 200))
    const MEDIA_DIRECTORY = mkdtempSync(join(tmpdir(), 'channel-inbox-'))
    onTestFinished(() => rmSync(MEDIA_DIRECTORY, { recursive: true, force: true }))
    const first = startProcess('worker', database().url, { MEDIA_DIRECTORY })
    await once(first.child, 'message')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    // A process again: it confirms that the database is current, since the last worker has ended.
    const next = startProcess('worker', database().url, { MEDIA_DIRECTORY })
    await isEmpty()
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
    expect(await contents()).toEqual(numbered(100, 200))
  })
})

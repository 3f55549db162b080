import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, startEmbeddedPostgres, statement } from '../src/index.ts'
import { findClusters, makeSandbox } from './embedded-fixture.ts'

const inRecovery = statement('hot_standby_in_recovery', 'SELECT pg_is_in_recovery() AS in_recovery')

test('refuses a hot standby, and uses it without a restart once it is promoted', async () => {
  const sandbox = await makeSandbox()
  const primary = await startEmbeddedPostgres(sandbox)
  await primary.stop()
  const [data] = await findClusters(sandbox.path)
  await writeFile(join(data!, 'standby.signal'), '')
  const standby = await startEmbeddedPostgres(sandbox)
  onTestFinished(() => standby.stop())

  const database = openDatabase({ url: standby.url })
  const received: unknown[] = []
  const listener = database.listen('hot_standby', (payload) => received.push(payload))
  onTestFinished(() => Promise.all([listener.close(), database.close()]).then(() => undefined))
  await expect(database.query(inRecovery)).rejects.toMatchObject({ problem: 'read_only' })
  await expect(database.checkWritable()).rejects.toMatchObject({ problem: 'read_only' })

  const operator = new Client({ connectionString: standby.url })
  await operator.connect()
  await operator.query('SELECT pg_promote()')
  await operator.end()
  expect(await database.query(inRecovery)).toEqual([{ in_recovery: false }])
  await database.checkWritable()
  await expect.poll(() => received).toEqual([undefined])
})

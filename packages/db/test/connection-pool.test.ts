import type { PoolClient } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { configFor } from '../src/connection-config.ts'
import { openPool } from '../src/connection-pool.ts'
import { ResponseWatch } from '../src/response-watch.ts'
import { ownDatabaseUrl } from './own-database.ts'

test.each([true, false])(
  'does not reuse a connection that ended before its release (as broken: %s)',
  async (isBroken) => {
    const config = { ...configFor({ url: await ownDatabaseUrl() }), session: { settings: {} } }
    const pool = openPool({ ...config, max: 1 }, new ResponseWatch(Infinity), { name: 'test' })
    onTestFinished(() => pool.close())
    const take = () =>
      new Promise<PoolClient>((resolve, reject) => {
        pool.connect((error, client) => (client === undefined ? reject(error) : resolve(client)))
      })
    const drops = (client: PoolClient) => vi.spyOn(client.connection.stream, 'destroy')

    const ended = await take()
    const end = new Promise<void>((resolve) => ended.once('end', resolve))
    ended.connection.stream.destroy()
    await end
    ended.release(isBroken)
    const alive = await take()
    alive.release()

    const [dropsOfEnded, dropsOfAlive] = [drops(ended), drops(alive)]
    pool.dropIdle()
    expect(dropsOfAlive).toHaveBeenCalledOnce()
    expect(dropsOfEnded).not.toHaveBeenCalled()
  },
)

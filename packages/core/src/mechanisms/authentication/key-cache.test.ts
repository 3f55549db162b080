import { once } from 'node:events'
import { type Database, openDatabase, type Statement, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { revokeApiKey } from '../../resources/api-keys/index.ts'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { anApiKey, anOrganization } from '../../testing/index.ts'
import { type KeyCache, type KeyCacheOptions, openKeyCache } from './key-cache.ts'
import { hashKey } from './key-format.ts'
import type { Instant } from './lease.ts'

// Each cache has its own pool, as each process has.

const processes = statement('key_cache_test_processes', 'SELECT id FROM key_cache_processes')

const opened: (() => Promise<void>)[] = []

const operator = await createTestDatabase()
afterAll(() => operator.drop())
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** Intercepts the statements that a process sends to the database. */
type Wire = (statement: Statement, send: () => Promise<unknown>) => Promise<unknown>

interface Process {
  readonly cache: KeyCache
  /** Names of the statements sent. */
  readonly sent: string[]
}

async function aProcess(options: KeyCacheOptions & { wire?: Wire; deaf?: boolean } = {}): Promise<Process> {
  const { wire = (_statement, send) => send(), deaf = false, ...cacheOptions } = options
  const database = openDatabase({ url: operator.url, poolSize: 3 })
  const sent: string[] = []
  const watched: Database = {
    ...database,
    query: async <Row>(statement: Statement, values?: readonly unknown[]) => {
      sent.push(statement.name)
      return (await wire(statement, () => database.query(statement, values))) as Row[]
    },
    listen: deaf ? () => ({ close: () => Promise.resolve() }) : database.listen,
  }
  const cache = await openKeyCache(watched, cacheOptions)
  opened.push(database.close, cache.close)
  return { cache, sent }
}

async function aKey() {
  const { id, key } = await anApiKey(operator, (await anOrganization(operator)).id)
  return { id, hash: hashKey(key) }
}

/** Blocks callers until it is opened. */
function aGate() {
  const events = new EventTarget()
  let waiting = 0
  return {
    pass: async () => {
      waiting++
      events.dispatchEvent(new Event('arrived'))
      await once(events, 'opened')
    },
    arrived: async () => {
      if (waiting === 0) await once(events, 'arrived')
    },
    open: () => events.dispatchEvent(new Event('opened')),
  }
}

describe('caching', () => {
  it('looks up a key once', async () => {
    const { cache, sent } = await aProcess()
    const { id, hash } = await aKey()
    for (let index = 0; index < 5; index++) {
      expect(await cache.find(hash)).toMatchObject({ id, isRevoked: false, hash })
    }
    expect(sent.filter((name) => name === 'find_api_key')).toHaveLength(1)
  })

  it('looks up an unknown key every time, so that a new key works at once', async () => {
    const { cache, sent } = await aProcess()
    expect(await cache.find(hashKey('nonsense'))).toBeUndefined()
    expect(await cache.find(hashKey('nonsense'))).toBeUndefined()
    expect(sent.filter((name) => name === 'find_api_key')).toHaveLength(2)
  })

  it('limits the number of cached keys', async () => {
    const { cache, sent } = await aProcess({ maxKeys: 2 })
    const keys = [await aKey(), await aKey(), await aKey()]
    for (const { hash } of keys) await cache.find(hash)
    const lookUps = () => sent.filter((name) => name === 'find_api_key').length
    const before = lookUps()
    await cache.find(keys[1]!.hash)
    await cache.find(keys[2]!.hash)
    expect(lookUps()).toBe(before)
    await cache.find(keys[0]!.hash)
    expect(lookUps()).toBe(before + 1)
  })

  it('looks up every key without a lease', async () => {
    let at: Instant = { monotonic: 0, wall: 0 }
    // A listening process would renew the lease, possibly after the clock was advanced.
    const { cache, sent } = await aProcess({ clocks: () => at, leaseMs: 60_000, deaf: true })
    const { hash } = await aKey()
    await cache.find(hash)
    const before = sent.length
    await cache.find(hash)
    expect(sent).toHaveLength(before)
    at = { monotonic: 10, wall: 60_000 }
    await cache.find(hash)
    await cache.find(hash)
    expect(sent.slice(before)).toEqual(['find_api_key', 'find_api_key'])
  })

  it('works without a database until the lease expires, and starts without a lease if the database is unavailable', async () => {
    const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', connectTimeoutMs: 500 })
    const cache = await openKeyCache(away)
    await expect(cache.find(hashKey('any'))).rejects.toThrow('Cannot connect')
    await cache.close()
    await away.close()
  })
})

describe('a revocation', () => {
  it('is visible to every process when it returns', async () => {
    const processes = [await aProcess(), await aProcess()]
    for (let round = 0; round < 5; round++) {
      const { id, hash } = await aKey()
      for (const { cache } of processes) await cache.find(hash)
      await revokeApiKey(operator, { id })
      for (const { cache } of processes) expect(await cache.find(hash)).toMatchObject({ isRevoked: true })
    }
  })

  it('refuses every request that began after it returned, regardless of concurrency', async () => {
    const processes = [await aProcess(), await aProcess(), await aProcess({ deaf: true, leaseMs: 300 })]
    const { id, hash } = await aKey()
    let returned = false
    let accepted = 0
    let stop = false
    const requests = processes.map(async ({ cache }) => {
      while (!stop) {
        const beganAfter = returned
        const key = await cache.find(hash)
        if (beganAfter) expect(key?.isRevoked).toBe(true)
        if (beganAfter) stop = true
        else if (key?.isRevoked === false) accepted++
        await new Promise(setImmediate)
      }
    })
    while (accepted < 1_000) await new Promise(setImmediate)
    await revokeApiKey(operator, { id })
    returned = true
    await Promise.all(requests)
    for (const { cache } of processes) expect(await cache.find(hash)).toMatchObject({ isRevoked: true })
  })

  it('is not undone by a lookup that read the key before it and returns after it', async () => {
    const gate = aGate()
    let held = true
    const { cache, sent } = await aProcess({
      wire: async (statement, send) => {
        const rows = await send()
        if (held && statement.name === 'find_api_key') await gate.pass()
        return rows
      },
    })
    const { id, hash } = await aKey()
    const lookUp = cache.find(hash)
    await gate.arrived()
    await revokeApiKey(operator, { id })
    held = false
    gate.open()
    // The request began before the revocation returned, so it may pass. Later requests may not.
    expect(await lookUp).toMatchObject({ isRevoked: false })
    expect(await cache.find(hash)).toMatchObject({ isRevoked: true })
    expect(sent.filter((name) => name === 'find_api_key')).toHaveLength(2)
  })

  it('reaches a process without notifications when that renews its lease', async () => {
    const { cache, sent } = await aProcess({ deaf: true, leaseMs: 600 })
    const { id, hash } = await aKey()
    await cache.find(hash)
    const before = sent.length
    await revokeApiKey(operator, { id })
    // One renewal reads the new generation, and one confirms it.
    expect(sent.slice(before).length).toBeGreaterThanOrEqual(2)
    expect(await cache.find(hash)).toMatchObject({ isRevoked: true })
  })

  it('waits until the lease of a dead process expires, and removes its row', async () => {
    const leaseMs = 400
    let gone = false
    let cutOff = 0
    const { cache } = await aProcess({
      leaseMs,
      wire: (statement, send) => {
        if (!gone || statement.name !== 'renew_key_cache_lease') return send()
        cutOff++
        return Promise.reject(new Error('cut off'))
      },
    })
    const { id, hash } = await aKey()
    await cache.find(hash)
    gone = true
    await expect.poll(() => cutOff).toBeGreaterThan(0)
    const beganAt = performance.now()
    await revokeApiKey(operator, { id })
    expect(performance.now() - beganAt).toBeGreaterThan(leaseMs)
    expect(await cache.find(hash)).toMatchObject({ isRevoked: true })
    expect(await operator.query(processes)).toEqual([])
  })

  it('lets a removed process register again when it can renew, with an empty cache', async () => {
    let gone = false
    const { cache, sent } = await aProcess({
      leaseMs: 300,
      wire: (statement, send) =>
        gone && statement.name === 'renew_key_cache_lease' ? Promise.reject(new Error('cut off')) : send(),
    })
    const [revoked, kept] = [await aKey(), await aKey()]
    await cache.find(revoked.hash)
    await cache.find(kept.hash)
    gone = true
    await revokeApiKey(operator, { id: revoked.id })
    gone = false
    await expect.poll(async () => (await operator.query(processes)).length).toBe(1)
    await expect
      .poll(async () => {
        const before = sent.length
        await cache.find(kept.hash)
        return sent.slice(before).includes('find_api_key')
      })
      .toBe(false)
    expect(await cache.find(revoked.hash)).toMatchObject({ isRevoked: true })
  })

  it('clears the cache when a renewal returns after the lease expired', async () => {
    let at: Instant = { monotonic: 0, wall: 0 }
    const { cache, sent } = await aProcess({ clocks: () => at, leaseMs: 300, deaf: true })
    const { hash } = await aKey()
    await cache.find(hash)
    at = { monotonic: 1_000, wall: 1_000 }
    const renewals = () => sent.filter((name) => name === 'renew_key_cache_lease').length
    const before = renewals()
    await expect.poll(renewals).toBeGreaterThan(before + 1)
    const lookUps = () => sent.filter((name) => name === 'find_api_key').length
    expect(lookUps()).toBe(1)
    await cache.find(hash)
    expect(lookUps()).toBe(2)
    await cache.find(hash)
    expect(lookUps()).toBe(2)
  })

  it('does not wait for a process that has closed its cache', async () => {
    const { cache } = await aProcess({ leaseMs: 60_000 })
    const { id, hash } = await aKey()
    await cache.find(hash)
    await cache.close()
    expect(await cache.find(hash)).toMatchObject({ id })
    await revokeApiKey(operator, { id })
    expect(await cache.find(hash)).toMatchObject({ isRevoked: true })
  })

  it('is idempotent and keeps the first timestamp', async () => {
    const { id } = await aKey()
    const first = await revokeApiKey(operator, { id })
    expect(await revokeApiKey(operator, { id })).toEqual(first)
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => revokeApiKey(operator, { id })))
    expect(outcomes).toEqual([first, first, first])
  })

  it('fails for an unknown key', async () => {
    await expectOperatorError(revokeApiKey(operator, { id: 'key_nonsense' }), 'There is no API key key_nonsense.')
  })
})

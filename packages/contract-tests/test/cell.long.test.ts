import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createChannel } from '@channel/client'
import { createEmptyDatabase, isOnCitus } from '@channel/test-kit'
import { afterAll, describe, expect, it } from 'vitest'
import { scenariosFor } from '../src/scenarios/index.ts'
import { openService } from '../src/start/open-service.ts'
import type { Session } from '../src/target/session.ts'
import { describeScenarios } from './contract.fixtures.ts'

const schema = 'tables_of_channel'
const cell = 'second'

describe(`the service for an organization that has moved to another cell, with main in the schema ${schema}`, () => {
  const resources = new AsyncDisposableStack()
  afterAll(() => resources.disposeAsync())
  let inMain: UsedMain | undefined

  /** The database has no schema `public`, so a statement that names it fails. */
  async function openInCell(): Promise<Session> {
    const database = resources.use(await createEmptyDatabase())
    await database.session((session) => session.run(`ALTER SCHEMA public RENAME TO unused; CREATE SCHEMA ${schema}`))
    const url = `${database.url}${database.url.includes('?') ? '&' : '?'}`
    const databaseUrl = `${url}options=${encodeURIComponent(`-c search_path=${schema}`)}`
    const dataDirectory = await mkdtemp(join(tmpdir(), 'channel-cell-'))
    resources.defer(() => rm(dataDirectory, { recursive: true, force: true }))
    const session = await openService({ place: { databaseUrl, dataDirectory }, cell, isDistributed: isOnCitus })
    inMain = resources.use(await useMain(session))
    return session
  }

  const session = describeScenarios(scenariosFor({ isMock: false }), openInCell)

  it('has served an organization of main meanwhile, with its data alone', async () => {
    await inMain?.[Symbol.asyncDispose]()
    expect(inMain?.failures).toEqual([])
    expect(inMain?.created).not.toEqual([])
    expect(inMain?.seen).toEqual(inMain?.created.slice(0, 25))
    const cells = Object.values((await session().operator?.('cell', 'list')) ?? {})
    expect(cells).toContainEqual(expect.objectContaining({ name: cell, organizations: 1 }))
  })
})

interface UsedMain extends AsyncDisposable {
  /** The labels that it has created, and those that it has seen at last. */
  readonly created: readonly string[]
  readonly seen: readonly string[]
  readonly failures: readonly unknown[]
}

/** Creates an organization in main, and uses it until it is disposed of. */
async function useMain({ url: baseUrl, operator }: Session): Promise<UsedMain> {
  if (operator === undefined) throw new Error('The service has no operator.')
  const { id = '' } = await operator('organization', 'create', '--name', 'In main')
  await operator('team', 'create', '--organization', id, '--name', 'Team')
  const { key: apiKey = '' } = await operator('key', 'create', '--organization', id)
  const channel = createChannel({ baseUrl, apiKey })
  const used = { created: [] as string[], seen: [] as string[], failures: [] as unknown[] }
  const stopping = new AbortController()

  async function createLabel(): Promise<void> {
    const { data } = await channel.post('/v1/labels', { body: { name: `Label ${used.created.length}` } })
    used.created.unshift(data.name)
    used.seen = (await channel.get('/v1/labels')).data.map(({ name }) => name)
  }
  const running = (async () => {
    while (!stopping.signal.aborted && used.created.length < 100) {
      await createLabel().catch((error: unknown) => used.failures.push(error))
      await delay(200)
    }
  })()
  return Object.assign(used, {
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await running
    },
  })
}

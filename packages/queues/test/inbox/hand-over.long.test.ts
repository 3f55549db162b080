import { listConnectedAccounts } from '@channel/core/accounts'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { anAccount, aTenant, newPhoneNumberId, type Tenant } from '@channel/core/testing'
import { type Database, statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { describe, expect, it } from 'vitest'
import { processProviderWebhooks } from '../../src/inbox/index.ts'
import { aDatabaseOfTwoCells } from '../support/two-cells.ts'

const readInbox = statement(
  'hand_over_test_inbox',
  `SELECT convert_from(body, 'UTF8') AS body, failure, received_at::text AS received_at,
     ARRAY(SELECT update_index FROM provider_webhook_updates WHERE webhook_id = id ORDER BY 1) AS done
   FROM provider_webhooks ORDER BY id`,
)
const dropMessages = statement('hand_over_test_drop', 'ALTER TABLE messages RENAME TO messages_away')
const restoreMessages = statement('hand_over_test_restore', 'ALTER TABLE messages_away RENAME TO messages')
const dropInbox = statement('hand_over_test_drop_inbox', 'ALTER TABLE provider_webhooks RENAME TO webhooks_away')

interface Waiting {
  readonly body: string
  readonly failure: string | null
  readonly received_at: string
  readonly done: number[]
}

interface At {
  readonly database: Database
  readonly tenant: Tenant
}

async function begin() {
  const { main, other } = await aDatabaseOfTwoCells()
  const cells = { main, names: () => ['other'] }
  const lane = { mediaBaseUrl: 'https://media.example.com', parallel: 2, log: collectLog().log, cells }
  const at = async (database: Database): Promise<At> => ({ database, tenant: await aTenant(database) })
  return {
    inMain: await at(main),
    inOther: await at(other),
    main,
    other,
    process: (database: Database, at?: Date) =>
      processProviderWebhooks({ ...lane, database, ...(at && { now: () => at }) }),
    waiting: (database: Database) => database.query<Waiting>(readInbox),
  }
}

const now = () => String(Math.floor(Date.now() / 1000))

function texts(phone_number_id: string, ...bodies: string[]) {
  const messages = bodies.map((body) => ({
    from: `49151000${body.length}${body.charCodeAt(0)}${body.charCodeAt(body.length - 1)}`,
    id: `wamid.${body}`,
    timestamp: now(),
    type: 'text',
    text: { body },
  }))
  return { field: 'messages', value: { metadata: { phone_number_id }, messages } }
}

function store(database: Database, changes: readonly object[], wabaId = '1'): Promise<void> {
  const entry = changes.map((change) => ({ id: wabaId, time: Number(now()), changes: [change] }))
  return storeProviderWebhook(database, Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry })))
}

async function contents({ database, tenant: { scope, account } }: At) {
  const params = { phone_number_id: account.phone_number_id }
  const { data } = await listMessages(database, scope, { params, query: { limit: 100 } })
  return data.map(({ content }) => content).toSorted()
}

const numberOf = ({ tenant }: At) => tenant.account.phone_number_id

describe('a webhook in main', () => {
  it('with updates of both cells is applied in each, once, and each gets only its own', async () => {
    const { inMain, inOther, main, other, process, waiting } = await begin()
    await store(main, [
      texts(numberOf(inOther), 'far'),
      texts(numberOf(inMain), 'near', 'by'),
      texts(numberOf(inOther), 'off'),
    ])
    const [stored] = await waiting(main)
    await process(main)
    expect([await contents(inMain), await waiting(main)]).toEqual([['by', 'near'], []])
    const [copy] = await waiting(other)
    expect(copy).toMatchObject({ received_at: stored!.received_at, done: [], failure: null })
    expect(JSON.parse(copy!.body).entry).toEqual([0, 2].map((index) => JSON.parse(stored!.body).entry[index]))
    expect(await process(other)).toBe(1)
    expect([await contents(inOther), await waiting(other)]).toEqual([['far', 'off'], []])
    expect([await process(main), await process(other)]).toEqual([0, 0])
  })

  it('is handed over as it was received if no update is of main', async () => {
    const { inOther, main, other, process, waiting } = await begin()
    await store(main, [texts(numberOf(inOther), 'far')])
    const stored = await waiting(main)
    await process(main)
    expect([await waiting(main), await waiting(other)]).toEqual([[], stored])
  })

  it('keeps what is not handed over yet if the cell cannot take it', async () => {
    const { inMain, inOther, main, other, process, waiting } = await begin()
    await other.execute(dropInbox)
    await store(main, [texts(numberOf(inOther), 'far'), texts(numberOf(inMain), 'near')])
    await store(main, [texts(numberOf(inMain), 'alone')])
    await process(main)
    expect(await contents(inMain)).toEqual(['alone'])
    expect(await waiting(main)).toMatchObject([{ failure: expect.stringContaining('cannot be handed over'), done: [] }])
  })

  it('hands over nothing again while an update of main is retried', async () => {
    const { inMain, inOther, main, other, process, waiting } = await begin()
    await store(main, [texts(numberOf(inOther), 'far'), texts(numberOf(inMain), 'near')])
    await main.execute(dropMessages)
    await process(main)
    expect(await waiting(main)).toMatchObject([{ failure: expect.stringContaining('messages'), done: [0] }])
    await main.execute(restoreMessages)
    await process(main, new Date(Date.now() + 60_000))
    expect([await contents(inMain), await waiting(main), (await waiting(other)).length]).toEqual([['near'], [], 1])
  })

  it('waits for a number that no cell knows until one connects it', async () => {
    const { inOther, main, other, process, waiting } = await begin()
    const phone_number_id = newPhoneNumberId()
    await store(main, [texts(phone_number_id, 'early')])
    await process(main)
    expect(await waiting(main)).toMatchObject([{ failure: expect.stringContaining('is not connected') }])
    const account = await anAccount(other, inOther.tenant.team, { phone_number_id })
    expect(await process(main)).toBe(1)
    await process(other)
    expect(await contents({ ...inOther, tenant: { ...inOther.tenant, account } })).toEqual(['early'])
  })

  it('reports an event of a business account to every cell that has one of its numbers', async () => {
    const { inMain, inOther, main, other, process, waiting } = await begin()
    const waba_id = newPhoneNumberId()
    for (const { database, tenant } of [inMain, inOther]) await anAccount(database, tenant.team, { waba_id })
    await store(
      main,
      [{ field: 'account_update', value: { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' } } }],
      waba_id,
    )
    const restrictions = ({ database, tenant }: At) =>
      listConnectedAccounts(database, { organization_id: tenant.organization.id }).then((accounts) =>
        accounts.flatMap((account) => account.restriction ?? []),
      )
    await process(main)
    expect([await waiting(main), (await waiting(other)).length]).toEqual([[], 1])
    expect([await restrictions(inMain), await restrictions(inOther)]).toMatchObject([[{}], []])
    await process(other)
    expect(await restrictions(inOther)).toEqual(await restrictions(inMain))
    expect([await waiting(main), await waiting(other)]).toEqual([[], []])
  })
})

describe('a webhook in another cell', () => {
  it('goes to main as far as the cell does not know it, without what was applied before', async () => {
    const { inMain, inOther, main, other, process, waiting } = await begin()
    await store(other, [texts(numberOf(inOther), 'own'), texts(numberOf(inMain), 'near')])
    await process(other)
    expect([await contents(inOther), await waiting(other)]).toEqual([['own'], []])
    await process(main)
    expect([await contents(inMain), await waiting(main)]).toEqual([['near'], []])
  })
})

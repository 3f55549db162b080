import { statement } from '@channel/db'
import { sharedDatabase } from '@channel/test-kit'
import { expect, onTestFinished } from 'vitest'
import { type CutPoint, type CuttingProxy, startCuttingProxy } from './support/cutting-proxy.ts'
import { newPhoneNumber } from './support/phone-numbers.ts'
import { type CheckedResponse, type RequestParts, send } from './support/send.ts'
import { startApi } from './support/start-api.ts'
import type { Tenant } from './support/tenant.ts'

// A process dies, or loses its connection, at each point of a request with an Idempotency-Key, while a duplicate is
// sent to another process. Only the database decides the outcome.

const countRows = statement(
  'test_count_after_crash',
  `SELECT (SELECT count(*) FROM contacts WHERE organization_id = $1) AS contacts,
          (SELECT count(*) FROM events WHERE organization_id = $1 AND type = 'contact.created') AS events,
          (SELECT count(*) FROM idempotency_records WHERE organization_id = $1) AS records`,
)

/** The state of the request in the database at this point, and the response to a duplicate meanwhile. */
interface Case {
  readonly name: string
  readonly point: CutPoint
  readonly meanwhile: 'carried out' | 'in progress' | 'replayed'
}

// BEGIN, the claim and the contact · the event, the record and COMMIT
const ofCreation: Case[] = [
  { name: 'before anything reaches the database', point: { before: 1 }, meanwhile: 'carried out' },
  { name: 'after the contact is written', point: { after: 1 }, meanwhile: 'in progress' },
  { name: 'before event, record and COMMIT', point: { before: 2 }, meanwhile: 'in progress' },
  { name: 'after COMMIT, before its response', point: { after: 2 }, meanwhile: 'replayed' },
]

// BEGIN, the claim and the contact · ROLLBACK · BEGIN, the claim, the record and COMMIT
const ofRefusal: Case[] = [
  { name: 'after the contact was found', point: { after: 1 }, meanwhile: 'in progress' },
  { name: 'before ROLLBACK', point: { before: 2 }, meanwhile: 'in progress' },
  { name: 'after ROLLBACK', point: { after: 2 }, meanwhile: 'carried out' },
  { name: 'before the record', point: { before: 3 }, meanwhile: 'carried out' },
  { name: 'after COMMIT, before its response', point: { after: 3 }, meanwhile: 'replayed' },
]

/** An API that reaches its database through a proxy. */
interface Behind {
  readonly proxy: CuttingProxy
  readonly url: string
}

/**
 * Sends the request to the process, ends the process at the point, and expects the case's response to a duplicate.
 */
export async function endAt(
  { proxy, url }: Behind,
  { point, meanwhile }: Case,
  request: Request,
  end: () => Promise<unknown>,
) {
  const { tenant, parts, status } = request
  const reached = proxy.holdAt(point)
  const first = send('createContact', { ...tenant, url }, parts).then(
    (response) => response.status,
    () => 'no response',
  )
  await reached
  const duplicate = await send('createContact', tenant, parts)
  const replayed = duplicate.headers.get('idempotent-replayed')
  if (meanwhile === 'in progress') expect(duplicate.status).toBe(409)
  else expect([duplicate.status, replayed]).toEqual([status, meanwhile === 'replayed' ? 'true' : null])
  await end()
  return { first: await first, duplicate }
}

interface Request {
  readonly tenant: Tenant
  readonly parts: RequestParts
  readonly status: number
}

/** An API, and requests with an Idempotency-Key that it and another process receive. */
export async function startCrashScene() {
  const api = await startApi()
  const shared = await sharedDatabase()
  const left = async ({ organizationId }: Tenant) => (await shared.query(countRows, [organizationId]))[0]

  async function aProxy(): Promise<CuttingProxy> {
    const proxy = await startCuttingProxy(shared.url)
    onTestFinished(() => proxy.close())
    return proxy
  }

  /**
   * Sends the request again until it gets a response, which must stay the only one; the request was executed once.
   */
  async function expectOneResponse({ tenant, parts, status }: Request, before: CheckedResponse) {
    await expect.poll(async () => (await send('createContact', tenant, parts)).status).toBe(status)
    const last = await send('createContact', tenant, parts)
    expect(last.headers.get('idempotent-replayed')).toBe('true')
    if (before.status === status) expect(last.body).toEqual(before.body)
    expect(await left(tenant)).toEqual({ contacts: 1, events: 1, records: 1 })
  }

  async function aCreation(): Promise<Request> {
    const tenant = await api.tenant()
    const parts = { body: { phone_number: newPhoneNumber() }, headers: { 'Idempotency-Key': 'once' } }
    return { tenant, parts, status: 201 }
  }

  async function aRefusal(): Promise<Request> {
    const { tenant, parts } = await aCreation()
    expect(await send('createContact', tenant, { body: parts.body })).toMatchObject({ status: 201 })
    return { tenant, parts, status: 400 }
  }

  const requests = [
    ['a creation', aCreation, ofCreation],
    ['a refusal', aRefusal, ofRefusal],
  ] as const
  return { aProxy, requests, expectOneResponse }
}

import { expect, it } from 'vitest'
import { describeOperation, type Send } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { fetchPages } from '../support/fetch-pages.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()

/** Transactions of other tests hold events back for a moment. */
async function eventsOf(send: Send, tenant: Tenant, query: Record<string, string>, count: number) {
  const read = async () => (await send(tenant, { query })).body.data
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(count)
  return read()
}

describeOperation('listEvents', (send) => {
  it('lists the events of the organization, oldest first or newest first, page by page', async () => {
    const tenant = await api.tenant()
    await (await api.tenant()).createContact()
    const contacts = [await tenant.createContact(), await tenant.createContact()]
    const type = 'contact.created'
    const all = await eventsOf(send, tenant, { type }, 2)
    expect(all).toMatchObject(contacts.map(({ id }) => ({ object: 'event', type, data: { object: { id } } })))
    expect((await fetchPages(send, tenant, { limit: 1, type })).flat()).toEqual(all)
    const newest = await fetchPages(send, tenant, { limit: 1, type, order: 'newest_first' })
    expect(newest.flat()).toEqual(all.toReversed())
  })

  it('filters', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.createContact()
    const [event] = await eventsOf(send, tenant, { type: 'contact.created' }, 1)
    expect(event.data.object.id).toBe(id)
    const { phone_number_id, created_at } = event
    for (const query of [
      { object_id: id },
      { phone_number_id, type: 'contact.created' },
      { created_after: created_at },
    ]) {
      expect((await send(tenant, { query })).body.data).toEqual([event])
    }
    for (const query of [
      { customer_id: 'cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y' },
      { created_before: '2020-01-01T00:00:00Z' },
    ]) {
      expect((await send(tenant, { query })).body.data).toEqual([])
    }
  })

  it('waits for the next event', async () => {
    const tenant = await api.tenant()
    const { resume_cursor } = (await send(tenant, { query: { start: 'latest' } })).body
    const waiting = send(tenant, { query: { cursor: resume_cursor, wait: 30 } })
    const { id } = await tenant.createContact()
    expect((await waiting).body).toMatchObject({ data: [{ data: { object: { id } } }] })
  })

  it('stops waiting when the client leaves', async () => {
    const tenant = await api.tenant()
    const { resume_cursor } = (await send(tenant, { query: { start: 'latest' } })).body
    const request = (signal?: AbortSignal) =>
      fetch(`${api.url}/v1/events?wait=30&cursor=${resume_cursor}`, {
        headers: { Authorization: `Bearer ${tenant.key}` },
        ...(signal && { signal }),
      })
    const leaving = new AbortController()
    const all = Promise.allSettled(Array.from({ length: 50 }, () => request(leaving.signal)))
    const isFull = async () => {
      const aborting = AbortSignal.timeout(1_000)
      return request(aborting).then(
        ({ status }) => status,
        () => 200,
      )
    }
    await expect.poll(isFull, { timeout: 60_000 }).toBe(429)
    leaving.abort()
    await all
    await expect.poll(isFull, { timeout: 60_000 }).toBe(200)
  })

  it('rejects to wait for the newest first', async () => {
    const tenant = await api.tenant()
    const query = { order: 'newest_first', wait: 1 }
    expect(await send(tenant, { query })).toMatchObject(invalidField('wait'))
  })
})

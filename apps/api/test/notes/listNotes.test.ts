import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listNotes', (send) => {
  it('lists the notes of the conversation, newest first, page by page', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    const other = { id: (await tenant.receiveMessage()).conversation_id }
    await sendOperation('createNote', tenant, { params: other, body: { text: 'Of another' } })
    for (const text of ['1', '2', '3']) await sendOperation('createNote', tenant, { params, body: { text } })
    const first = await send(tenant, { params, query: { limit: 2 } })
    expect(first.body).toMatchObject({ data: [{ text: '3' }, { text: '2' }], has_more: true })
    const cursor = first.body.next_cursor
    const second = await send(tenant, { params, query: { limit: 2, cursor } })
    expect(second.body).toMatchObject({ data: [{ text: '1' }], has_more: false, next_cursor: null })
    const refused = failure(400, 'invalid_cursor', 'cursor')
    expect(await send(tenant, { params: other, query: { cursor } })).toMatchObject(refused)
  })

  it('returns an empty page without notes', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    expect((await send(tenant, { params })).body).toMatchObject({ data: [], has_more: false, next_cursor: null })
  })
})

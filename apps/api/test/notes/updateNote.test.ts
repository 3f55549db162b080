import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateNote', (send) => {
  it('changes the text, and keeps the author', async () => {
    const tenant = await api.tenant()
    const { params, note } = await aNote(tenant)
    const { status, body } = await send(tenant, { params, body: { text: 'Calls back tomorrow.' } })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...note, text: 'Calls back tomorrow.', edited_at: expect.any(String) })
    const same = await send(tenant, { params, body: { text: 'Calls back tomorrow.' } })
    expect(same.body.data).toEqual(body.data)
  })

  it('rejects an unknown user, and an invalid text', async () => {
    const tenant = await api.tenant()
    const { params } = await aNote(tenant)
    for (const text of [`<@${unknownId('usr')}>`, ''])
      expect(await send(tenant, { params, body: { text } })).toMatchObject(invalidField('text'))
  })

  it('returns 404 for a note of another conversation', async () => {
    const tenant = await api.tenant()
    const { params } = await aNote(tenant)
    const other = await aNote(tenant)
    const { note_id } = other.params
    expect(await send(tenant, { params: { ...params, note_id }, body: { text: 'A' } })).toMatchObject(notFound)
  })
})

async function aNote(tenant: Awaited<ReturnType<typeof api.tenant>>) {
  const params = { id: (await tenant.receiveMessage()).conversation_id }
  const { body } = await sendOperation('createNote', tenant, { params, body: { text: 'Calls back.' } })
  return { note: body.data, params: { ...params, note_id: body.data.id as string } }
}

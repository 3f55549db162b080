import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('deleteNote', (send) => {
  it('deletes the note', async () => {
    const tenant = await api.tenant()
    const params = await aNote(tenant)
    const { status, body } = await send(tenant, { params })
    expect(status).toBe(200)
    expect(body.data).toEqual({ id: params.note_id, object: 'note', deleted: true })
    const listed = await sendOperation('listNotes', tenant, { params: { id: params.id } })
    expect(listed.body.data).toEqual([])
    expect(await send(tenant, { params })).toMatchObject(notFound)
  })
})

async function aNote(tenant: Awaited<ReturnType<typeof api.tenant>>) {
  const id = (await tenant.receiveMessage()).conversation_id
  const { body } = await sendOperation('createNote', tenant, { params: { id }, body: { text: 'Calls back.' } })
  return { id, note_id: body.data.id as string }
}

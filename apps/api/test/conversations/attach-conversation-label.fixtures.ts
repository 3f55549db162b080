import { expect, it } from 'vitest'
import type { Send } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
import type { TestApi } from '../support/start-api.ts'

/** Tests of an operation that attaches a label to a conversation, by either path. */
export function describeAttaching(api: TestApi, send: Send): void {
  it('attaches the label, and ignores a duplicate', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const label = await tenant.createLabel({ name: 'VIP' })
    for (let times = 0; times < 2; times++) {
      expect(await send(tenant, { params: { id: conversation_id }, body: { label_id: label.id } })).toMatchObject({
        status: 200,
        body: { data: { conversation_id, label_id: label.id, attached: true } },
      })
    }
  })

  it('rejects a label of another team of the organization', async () => {
    const tenant = await api.tenant()
    const second = await tenant.addTeam()
    const { conversation_id } = await tenant.receiveMessage()
    const label = await tenant.createLabel({ name: 'VIP', team_id: second.id })
    const response = await send(tenant, { params: { id: conversation_id }, body: { label_id: label.id } })
    expect(response).toMatchObject(invalidField('label_id'))
  })

  it('returns 404 for a label or conversation that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const other = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const label = await tenant.createLabel({ name: 'VIP' })
    for (const label_id of [unknownId('lbl'), (await other.createLabel({ name: 'VIP' })).id]) {
      expect(await send(tenant, { params: { id: conversation_id }, body: { label_id } })).toMatchObject(notFound)
    }
    for (const id of [unknownId('cnv'), (await other.receiveMessage()).conversation_id]) {
      expect(await send(tenant, { params: { id }, body: { label_id: label.id } })).toMatchObject(notFound)
    }
  })

  it('names the invalid field', async () => {
    const tenant = await api.tenant()
    const id = unknownId('cnv')
    expect(await send(tenant, { params: { id }, body: {} })).toMatchObject(invalidField('label_id'))
    expect(await send(tenant, { params: { id }, body: { label_id: 'VIP' } })).toMatchObject(invalidField('label_id'))
    const malformed = { params: { id: 'x' }, body: { label_id: unknownId('lbl') } }
    expect(await send(tenant, malformed)).toMatchObject(invalidField('id'))
  })
}

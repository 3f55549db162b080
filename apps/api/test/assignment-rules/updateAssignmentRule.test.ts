import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateAssignmentRule', (send) => {
  it('assigns the conversations that begin from then on', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.addUser()
    const { status, body } = await send(tenant, { body: { mode: 'round_robin', user_ids: [id] } })
    expect(status).toBe(200)
    expect(body.data).toEqual({ object: 'assignment_rule', mode: 'round_robin', user_ids: [id] })
    expect(await sendOperation('getAssignmentRule', tenant)).toMatchObject({ body: { data: body.data } })
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    const conversation = await sendOperation('getConversation', tenant, { params })
    expect(conversation.body.data.assignee).toMatchObject({ id })
  })

  it('rejects a user twice, and one of another organization', async () => {
    const tenant = await api.tenant()
    const { id } = await tenant.addUser()
    const foreign = await (await api.tenant()).addUser()
    expect(await send(tenant, { body: { user_ids: [id, id] } })).toMatchObject(invalidField('user_ids[1]'))
    expect(await send(tenant, { body: { user_ids: [id, foreign.id] } })).toMatchObject(invalidField('user_ids'))
  })
})

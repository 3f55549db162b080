import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('listSavedReplies', (send) => {
  it('finds one by its shortcut, ignoring case', async () => {
    const tenant = await api.tenant()
    const reply = await tenant.createSavedReply({ shortcut: 'Hours' })
    await tenant.createSavedReply({ shortcut: 'hours-in-summer' })
    const { body } = await send(tenant, { query: { shortcut: 'hours' } })
    expect(body).toMatchObject({ data: [reply], has_more: false })
    expect((await send(tenant, { query: { shortcut: 'hour' } })).body.data).toEqual([])
    expect(await send(tenant, { query: { shortcut: '/hours' } })).toMatchObject(invalidField('shortcut'))
  })
})

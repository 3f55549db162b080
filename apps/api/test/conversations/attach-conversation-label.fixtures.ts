import { expect, it } from 'vitest'
import type { Send } from '../support/describe-operation.ts'
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
}

import { expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import type { DeclaredOperation } from '../target/declared-operations.ts'
import type { Target } from '../target/target.ts'
import type { Send } from './operation.ts'
import type { AddScenario } from './scenario.ts'
import { uniqueName } from './unique.ts'

/** Scenarios of an operation with an `Idempotency-Key`. */
export function idempotencyTable({ id }: DeclaredOperation, scenario: AddScenario, send: Send): void {
  scenario(
    'rejects a malformed Idempotency-Key',
    async (target) => {
      const refusal = { status: 400, code: 'invalid_field_value', param: 'Idempotency-Key' } as const
      await expectRefusal(send(target, { header: { 'Idempotency-Key': 'a b' } }), refusal)
      await expectRefusal(send(target, { header: { 'Idempotency-Key': 'k'.repeat(256) } }), refusal)
    },
    { operation: id, status: 400, code: 'invalid_field_value' },
  )

  scenario(
    'rejects an Idempotency-Key of another request',
    async (target) => {
      const header = { 'Idempotency-Key': await givenUsedKey(target) }
      const prefer = 'code=422, example=idempotency_key_reuse'
      await expectRefusal(send(target, { header, prefer }), { status: 422, code: 'idempotency_key_reuse' })
    },
    { operation: id, status: 422, code: 'idempotency_key_reuse' },
  )
}

/** The `Idempotency-Key` of an earlier request. */
function givenUsedKey({ session, channel }: Target): Promise<string> {
  return session.once('used key', async () => {
    const key = uniqueName().replace(' ', '-')
    const { data } = await channel.post('/v1/labels', {
      params: { header: { 'Idempotency-Key': key } },
      body: { name: uniqueName() },
    })
    expectThat(data.object === 'label', 'body /data/object', 'label', data.object)
    return key
  })
}

import { expectMatch } from '../checks/expect.ts'
import { invalid, refusal } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import type { OperationTable } from './operation-table.ts'
import { uniqueName } from './unique.ts'

/** Scenarios of an operation with an `Idempotency-Key`. */
export function idempotencyTable({ refuses }: OperationTable): void {
  for (const [what, key] of [
    ['with a space', 'a b'],
    ['that is too long', 'k'.repeat(256)],
  ] as const) {
    refuses(`rejects an Idempotency-Key ${what}`, invalid('Idempotency-Key'), () => ({
      header: { 'Idempotency-Key': key },
    }))
  }

  refuses('rejects an Idempotency-Key of another request', refusal(422, 'idempotency_key_reuse'), async (target) => ({
    header: { 'Idempotency-Key': await givenUsedKey(target) },
  }))
}

/** The `Idempotency-Key` of an earlier request. */
function givenUsedKey(target: Target): Promise<string> {
  return target.session.once('used key', async () => {
    const key = uniqueName().replace(' ', '-')
    const request = { header: { 'Idempotency-Key': key }, body: { name: uniqueName() } }
    expectMatch(await target.send('createLabel', request), { data: { object: 'label' } })
    return key
  })
}

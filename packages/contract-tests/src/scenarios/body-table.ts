import { invalid } from '../checks/expect-refusal.ts'
import { declaredOperations } from '../target/declared-operations.ts'
import { changedRequest, type OperationTable } from './operation-table.ts'

const MEBIBYTE = 1_048_576
const texts = [
  ['not JSON', ['{"name":', 'nonsense', '[1,]']],
  ['not an object', ['[]', '7', '"text"', 'null']],
] as const

const firstWithBody = declaredOperations.find(({ requiresBody, hasForm }) => requiresBody && !hasForm)

/** Scenarios of an operation with a body. */
export function bodyTable({ operation, refuses }: OperationTable): void {
  for (const [what, values] of texts) {
    // All operations decode bodies alike: one gets every text, the others the first of each kind.
    const sent = operation.id === firstWithBody?.id ? values : values.slice(0, 1)
    for (const [index, text] of sent.entries()) {
      refuses(`rejects ${text}, which is ${what}`, invalid(), () => ({ text }), { isLong: index > 0 })
    }
  }

  refuses('rejects JSON that is nested too deeply', invalid(), () => ({
    text: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  }))

  refuses('rejects an unknown field and names it', invalid('colour'), async (target) => {
    const { body } = await changedRequest(target, operation, {})
    return { body: { ...(body as object), colour: 'red' } }
  })

  refuses('rejects another media type', { status: 415, code: 'unsupported_media_type' }, () => ({
    text: '{}',
    headers: { 'Content-Type': 'text/plain' },
  }))

  refuses('rejects more than 1 MiB', { status: 413, code: 'payload_too_large' }, () => ({
    text: `"${'x'.repeat(MEBIBYTE)}"`,
  }))
}

import { expectRefusal } from '../checks/expect-refusal.ts'
import type { DeclaredOperation } from '../target/declared-operations.ts'
import type { Send } from './operation.ts'
import type { AddScenario } from './scenario.ts'
import { validRequests } from './valid-requests.ts'

const MEBIBYTE = 1_048_576
const invalid = { status: 400, code: 'invalid_field_value' } as const

/** Scenarios of an operation with a body. */
export function bodyTable({ id, requiresBody }: DeclaredOperation, scenario: AddScenario, send: Send): void {
  const about = (status: number, code: string) => ({ operation: id, status, code })
  const texts = [
    ['not JSON', ['{"name":', 'nonsense', '[1,]']],
    ['not an object', ['[]', '7', '"text"', 'null']],
  ] as const
  for (const [what, values] of texts) {
    for (const [index, text] of values.entries()) {
      scenario(
        `rejects ${text}, which is ${what}`,
        (target) => {
          if (target.isMock && text === 'null' && !requiresBody) target.skip('The mock takes null for no body.')
          return expectRefusal(send(target, { text }), invalid)
        },
        {
          ...about(400, invalid.code),
          isLong: index > 0,
        },
      )
    }
  }

  scenario(
    'rejects JSON that is nested too deeply',
    (target) => expectRefusal(send(target, { text: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }), invalid),
    about(400, invalid.code),
  )

  scenario(
    'rejects an unknown field and names it',
    async (target) => {
      const { body } = await target.session.once(`request of ${id}`, () => validRequests[id](target))
      const withUnknown = { ...(body as object), colour: 'red' }
      await expectRefusal(send(target, { body: withUnknown }), { ...invalid, param: 'colour' })
    },
    about(400, invalid.code),
  )

  scenario(
    'rejects another media type',
    (target) =>
      expectRefusal(send(target, { text: '{}', headers: { 'Content-Type': 'text/plain' } }), {
        status: 415,
        code: 'unsupported_media_type',
      }),
    about(415, 'unsupported_media_type'),
  )

  scenario(
    'rejects more than 1 MiB',
    (target) =>
      expectRefusal(send(target, { text: `"${'x'.repeat(MEBIBYTE)}"` }), { status: 413, code: 'payload_too_large' }),
    about(413, 'payload_too_large'),
  )
}

import { expectRefusal } from '../checks/expect-refusal.ts'
import type { DeclaredOperation } from '../target/declared-operations.ts'
import type { Send } from './operation.ts'
import type { AddScenario } from './scenario.ts'

const invalid = { status: 400, code: 'invalid_field_value' } as const
const boundary = 'boundary-of-contract-tests'
const form = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nabc`

/** Scenarios of an operation whose body is a form with a file. */
export function formTable({ id }: DeclaredOperation, scenario: AddScenario, send: Send): void {
  const about = (status: number, code: string) => ({ operation: id, status, code })
  for (const [what, text, param] of [
    ['a body that is not a form', 'nonsense', undefined],
    ['a form without its file', `--${boundary}--\r\n`, 'file'],
    ['a form that ends in its file', file, undefined],
    [
      'a form with an unknown field',
      `--${boundary}\r\nContent-Disposition: form-data; name="colour"\r\n\r\nred\r\n${file}\r\n--${boundary}--\r\n`,
      'colour',
    ],
  ] as const) {
    scenario(
      `rejects ${what}`,
      (target) => expectRefusal(send(target, { text, headers: form }), { ...invalid, ...(param && { param }) }),
      about(400, invalid.code),
    )
  }

  scenario(
    'rejects another media type',
    (target) =>
      expectRefusal(send(target, { text: '{}', headers: { 'Content-Type': 'application/json' } }), {
        status: 415,
        code: 'unsupported_media_type',
      }),
    about(415, 'unsupported_media_type'),
  )

  scenario(
    'rejects a file that is larger than its type allows',
    (target) => {
      if (target.isMock) target.skip('The mock does not limit files.')
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(500 * 1024 + 1)], { type: 'image/webp' }), 'sticker.webp')
      return expectRefusal(send(target, { body }), { status: 413, code: 'payload_too_large' })
    },
    about(413, 'payload_too_large'),
  )
}

import { invalid } from '../checks/expect-refusal.ts'
import type { OperationTable } from './operation-table.ts'

const boundary = 'boundary-of-contract-tests'
const form = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nabc`
const field = `--${boundary}\r\nContent-Disposition: form-data; name="colour"\r\n\r\nred\r\n`
const invalidForms = [
  ['a body that is not a form', 'nonsense', undefined],
  ['a form without its file', `--${boundary}--\r\n`, 'file'],
  ['a form that ends in its file', file, undefined],
  ['a form with an unknown field', `${field}${file}\r\n--${boundary}--\r\n`, 'colour'],
] as const

/** Scenarios of an operation whose body is a form with a file. */
export function formTable({ refuses }: OperationTable): void {
  for (const [what, text, param] of invalidForms) {
    refuses(`rejects ${what}`, invalid(param), () => ({ text, headers: form }))
  }

  refuses('rejects another media type', { status: 415, code: 'unsupported_media_type' }, () => ({
    text: '{}',
    headers: { 'Content-Type': 'application/json' },
  }))

  const tooLarge = { status: 413, code: 'payload_too_large' } as const
  refuses('rejects a file that is larger than its type allows', tooLarge, (target) => {
    if (target.isMock) target.skip('The mock does not limit files.')
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(500 * 1024 + 1)], { type: 'image/webp' }), 'sticker.webp')
    return { body }
  })
}

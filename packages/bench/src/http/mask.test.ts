import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test('masks request ids and the named fields at any depth', () => {
  const text = '{"data":[{"id":"ctc_1","name":"Ana"}],"next_cursor":"v1.x.y","request_id":"req_1"}'
  expect(mask(text)).toBe('{"data":[{"id":"ctc_1","name":"Ana"}],"next_cursor":"v1.x.y","request_id":"…"}')
  expect(mask(text, ['id'])).toBe('{"data":[{"id":"…","name":"Ana"}],"next_cursor":"v1.x.y","request_id":"…"}')
})

test('keeps null, so that a missing value differs from others', () => {
  expect(mask('{"request_id":null}')).toBe('{"request_id":null}')
})

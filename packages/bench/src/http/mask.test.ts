import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test('masks requests and cursors, and the fields that are named, whatever their depth', () => {
  const text = '{"data":[{"id":"ctc_1","name":"Ana"}],"next_cursor":"v1.x.y","request_id":"req_1"}'
  expect(mask(text)).toBe('{"data":[{"id":"ctc_1","name":"Ana"}],"next_cursor":"…","request_id":"…"}')
  expect(mask(text, ['id'])).toBe('{"data":[{"id":"…","name":"Ana"}],"next_cursor":"…","request_id":"…"}')
})

test('a null stays, so that a page without a next one differs from one with', () => {
  expect(mask('{"next_cursor":null}')).toBe('{"next_cursor":null}')
})

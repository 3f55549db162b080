import { expect, it } from 'vitest'
import { parseLogSearch } from './log-search.ts'

it('keeps the filters of a link, and leaves out what is not valid', () => {
  const from = '2026-11-20T09:00:00.000Z'
  expect(parseLogSearch({ status_class: '4xx', path: '/v1/labels', from })).toEqual({
    status_class: '4xx',
    path: '/v1/labels',
    from,
  })
  expect(
    parseLogSearch({
      status_class: 'broken',
      method: 'get',
      range: '2y',
      from: 'yesterday',
      to: '2026-13-40',
      call: '',
    }),
  ).toEqual({})
})

import { expect, it } from 'vitest'
import { deliveryQuery, isFiltered, parseDeliverySearch } from './delivery-search.ts'

it('leaves out what is not valid', () => {
  expect(parseDeliverySearch({ status: 'lost', event_type: 'a.b', range: '1y', from: 'then', delivery: '' })).toEqual(
    {},
  )
  const valid = { status: 'dead', event_type: 'message.read', from: '2026-11-20T00:00:00Z', delivery: 'wbd_1' }
  expect(parseDeliverySearch(valid)).toEqual(valid)
})

it('turns a range into whole minutes', () => {
  const now = Date.parse('2026-11-21T09:00:30Z')
  expect(deliveryQuery({ range: '1h', status: 'failed' }, now)).toEqual({
    status: 'failed',
    created_after: '2026-11-21T08:00:00.000Z',
  })
  expect(deliveryQuery({ delivery: 'wbd_1' }, now)).toEqual({})
})

it('does not count an open delivery as a filter', () => {
  expect(isFiltered({ delivery: 'wbd_1' })).toBe(false)
  expect(isFiltered({ delivery: 'wbd_1', status: 'dead' })).toBe(true)
})

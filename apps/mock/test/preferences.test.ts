import { expect, it } from 'vitest'
import { readPreferences, refuseUnservable } from '../src/preferences.ts'

const prefer = (...values: string[]) => new Headers(values.map((value) => ['Prefer', value]))

it.each([
  [['code=404'], { example: 'code=404', waitMs: 0 }],
  [['wait=250, code=422, example=template_paused'], { example: 'code=422, example=template_paused', waitMs: 250 }],
  [['example="last_page"', 'Wait = 60000'], { example: 'example=last_page', waitMs: 60_000 }],
  [['wait=1, wait=2'], { example: undefined, waitMs: 1 }],
  [['respond-async; wait=20, handling=lenient'], { example: undefined, waitMs: 20 }],
  [[], { example: undefined, waitMs: 0 }],
])('reads %j', (values, expected) => {
  expect(readPreferences(prefer(...values))).toEqual(expected)
  expect(() => refuseUnservable(prefer(...values))).not.toThrow()
})

it.each(['wait=', 'wait=-1', 'wait=60001', 'wait=1.5', 'wait=1s', 'wait=0x10', 'wait=100000000000000000000'])(
  'refuses %s, and does not wait',
  (value) => {
    expect(() => refuseUnservable(prefer(value))).toThrow(
      '`wait` in `Prefer` must be an integer from 0 to 60000: milliseconds, not seconds.',
    )
    expect(readPreferences(prefer(value)).waitMs).toBe(0)
  },
)

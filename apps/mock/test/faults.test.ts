import { expect, it } from 'vitest'
import { faultChooser } from '../src/faults.ts'

const operation = {
  examples: new Map([
    ['200', ['first', 'last_page']],
    ['404', ['resource_not_found']],
    ['429', ['rate_limit_exceeded']],
    ['500', ['internal_error']],
    ['502', []],
  ]),
}
const choices = (share: number, seed: number) => {
  const choose = faultChooser({ share, seed })
  return Array.from({ length: 400 }, () => choose(operation))
}

it('chooses only 429 and 5xx, and each of them', () => {
  expect(new Set(choices(1, 1))).toEqual(
    new Set(['code=429, example=rate_limit_exceeded', 'code=500, example=internal_error', 'code=502']),
  )
})

it('fails a share of the requests', () => {
  expect(choices(0, 1)).toEqual(Array(400).fill(undefined))
  const failed = choices(0.1, 1).filter((each) => each !== undefined).length
  expect(failed).toBeGreaterThan(20)
  expect(failed).toBeLessThan(60)
})

it('repeats its choices with the same seed only', () => {
  expect(choices(0.5, 7)).toEqual(choices(0.5, 7))
  expect(choices(0.5, 7)).not.toEqual(choices(0.5, 8))
})

it('does not depend on which operations are requested', () => {
  const few = { examples: new Map([['500', ['internal_error']]]) }
  const [one, other] = [faultChooser({ share: 0.5, seed: 3 }), faultChooser({ share: 0.5, seed: 3 })]
  for (let request = 0; request < 100; request++) {
    expect(one(request % 2 === 0 ? few : operation) === undefined).toBe(other(operation) === undefined)
  }
})

import { expect, it } from 'vitest'
import { targetOf } from './bar-buttons.tsx'

it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 9, 9],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Tab', 5, undefined],
  ['constructor', 5, undefined],
])('%s leads from bar %d to %s', (key, current, target) => {
  expect(targetOf(key, current, 9)).toBe(target)
})

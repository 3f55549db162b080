import { expect, it } from 'vitest'
import { colorStyle } from './branding.ts'

it.each([
  ['#ffffff', '#000'],
  ['#ffd400', '#000'],
  ['#0b57d0', '#fff'],
  ['#000000', '#fff'],
])('chooses readable text on %s', (color, text) => {
  expect(colorStyle(color)).toBe(`:root { --accent: ${color}; --on-accent: ${text} }`)
})

import { expect, test } from 'vitest'
import { generate } from '../src/index.ts'

const files = generate({
  openapi: '3.1.0',
  info: { title: 'Teas', version: '1' },
  paths: {},
  components: {
    schemas: {
      Kind: { type: 'string', 'x-known-values': ['green', 'black'] },
      Reason: { type: ['string', 'null'], 'x-known-values': ['late'] },
      Other: { type: 'string', 'x-known-values': [] },
      Origin: { anyOf: [{ type: 'string', enum: ['Assam'] }, { type: 'string' }] },
      Brewed: { type: 'object', properties: { kind: { $ref: '#/components/schemas/Kind' } } },
      Green: {
        allOf: [{ $ref: '#/components/schemas/Brewed' }, { type: 'object', properties: { kind: { const: 'green' } } }],
      },
    },
  },
})

test.each([
  ["export type Kind = 'green' | 'black' | (string & {})"],
  ["export type Reason = 'late' | (string & {}) | null"],
  ['export type Other = string'],
  ["export type Origin = 'Assam' | (string & {})"],
  ["kind?: 'green' | undefined"],
])('types an open set by its known values: %s', (text) => {
  expect(files.get('types.d.ts')).toContain(text)
})

test('accepts unknown values', () => {
  expect(files.get('schemas/unused.js')).toContain("export const Kind = z.string().openapi('Kind'")
})

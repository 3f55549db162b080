import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generated } from '../command/paths.ts'
import { describeStale } from './check.ts'

const json = (value: unknown) => JSON.stringify(value)
const bundle = join(generated, 'openapi.json')

test('lists the pointers that differ in a stale JSON file', () => {
  const found = json({ paths: { '/v1/me': { get: 1, examples: { ok: 1 } } }, tags: [1] })
  const wanted = json({ paths: { '/v1/me': { get: 2, examples: {} }, '/v1/you': 1 }, tags: [1] })
  expect(describeStale({ path: bundle, found, wanted }).split('\n')).toEqual([
    'packages/contract/src/generated/openapi.json is stale:',
    '  #/paths/~1v1~1me/get has changed in spec/',
    '  #/paths/~1v1~1me/examples/ok is missing in spec/',
    '  #/paths/~1v1~1you is new in spec/',
  ])
})

test('order counts too, since files are compared byte for byte', () => {
  const description = describeStale({ path: bundle, found: json({ a: 1, b: 2 }), wanted: json({ b: 2, a: 1 }) })
  expect(description).toContain('# has a different order in spec/')
})

test('only the first differences are listed, the rest is counted', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_each, index) => [`key${index}`, index]))
  expect(describeStale({ path: bundle, found: json({}), wanted: json(many) })).toMatch(
    /key4 is new in spec\/\n {2}and 4 more$/,
  )
})

test('lists the first different line of any other stale file', () => {
  const path = join(generated, 'types.d.ts')
  expect(describeStale({ path, found: 'a\nb', wanted: 'a\nc\n' }).split('\n').slice(1)).toEqual([
    '  line 2 is   b',
    '  should be c',
  ])
  expect(describeStale({ path, found: undefined, wanted: 'a' })).toBe(
    'packages/contract/src/generated/types.d.ts is missing.',
  )
  expect(describeStale({ path, found: 'a', wanted: undefined })).toMatch('is no longer generated from spec/.')
})

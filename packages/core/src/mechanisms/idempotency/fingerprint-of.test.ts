import { expect, it } from 'vitest'
import { fingerprintOf, type RequestFacts } from './fingerprint-of.ts'

const request = {
  method: 'POST',
  path: '/v1/labels',
  body: { name: 'A', metadata: { b: [1, { d: 1, c: 2 }], a: null } },
}
const of = (changes: Partial<RequestFacts>) => fingerprintOf({ ...request, ...changes }).toString('hex')
const ofText = (body: string) => of({ body: JSON.parse(body) })

it('ignores the formatting of the body', () => {
  expect(ofText('{ "metadata":{"a":null, "b":[1.0,{"c":2,"d":1}]},\n"name":"\\u0041"}')).toBe(of({}))
})

it('depends on method, path and body', () => {
  const all = [
    of({}),
    of({ method: 'PUT' }),
    of({ path: '/v1/labels/' }),
    of({ body: undefined }),
    ...['null', '{}', '[]', '""', '{"name":"A"}', '{"name":["A"]}', '{"name":null}', '[1,2]', '[2,1]'].map(ofText),
    ...['{"__proto__":{"name":"A"}}', '{"__proto__":{"name":"B"}}', '{"1":2}', '{"2":1}'].map(ofText),
  ]
  expect(new Set(all).size).toBe(all.length)
})

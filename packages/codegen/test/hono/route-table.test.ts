import { expect, test } from 'vitest'
import { allowedMethods, literalsFirst } from '../../src/runtime/hono/allowed-methods.ts'

const get = (path: string) => ({ method: 'get', path })

test('sorts literal segments before parameters at the first difference', () => {
  const paths = [
    '/v1/{account}/contacts',
    '/v1/{account}/contacts/bulk',
    '/v1/{account}/contacts/{id}',
    '/v1/labels/{id}',
    '/v1/labels/new',
  ]
  const sorted = paths
    .map(get)
    .sort(literalsFirst)
    .map(({ path }) => path)
  expect(sorted.indexOf('/v1/labels/new')).toBeLessThan(sorted.indexOf('/v1/labels/{id}'))
  expect(sorted.indexOf('/v1/labels/{id}')).toBeLessThan(sorted.indexOf('/v1/{account}/contacts'))
  expect(sorted.indexOf('/v1/{account}/contacts/bulk')).toBeLessThan(sorted.indexOf('/v1/{account}/contacts/{id}'))
})

test('sorts templates consistently, whatever their lengths and initial order', () => {
  const paths = ['/v1/{id}', '/v1', '/v1/labels', '/{id}', '/v1/{id}/x', '/v1/labels/{id}', '/']
  const orders = paths.flatMap((_, index) => {
    const rotated = [...paths.slice(index), ...paths.slice(0, index)]
    return [rotated, rotated.toReversed()]
  })
  for (const order of orders) {
    const sorted = order
      .map(get)
      .sort(literalsFirst)
      .map(({ path }) => path)
    expect(sorted.indexOf('/v1/labels')).toBeLessThan(sorted.indexOf('/v1/{id}'))
    expect(sorted.indexOf('/v1/labels/{id}')).toBeLessThan(sorted.indexOf('/v1/{id}/x'))
    expect(sorted.indexOf('/v1')).toBeLessThan(sorted.indexOf('/{id}'))
  }
})

test('allows the methods of every matching template, and HEAD with GET', () => {
  const allowed = allowedMethods([
    get('/v1/labels/{id}'),
    { method: 'patch', path: '/v1/labels/{id}' },
    { method: 'post', path: '/v1/{account}/contacts' },
  ])
  expect(allowed('/v1/labels/contacts')).toEqual(['GET', 'HEAD', 'PATCH', 'POST'])
  expect(allowed('/v1/1/contacts')).toEqual(['POST'])
  expect(allowed('/v1//contacts')).toEqual([])
  expect(allowed('/v1/labels/1/more')).toEqual([])
})

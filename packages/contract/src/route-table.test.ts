import { expect, test } from 'vitest'
import { allowedMethods, honoPath, literalsFirst } from './route-table.ts'

const get = (path: string) => ({ method: 'GET', path })

test('literal segments come before parameters, wherever the templates first differ', () => {
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

test('a template is written with colons for the router', () => {
  expect(honoPath('/v1/{phone_number_id}/contacts/{id}')).toBe('/v1/:phone_number_id/contacts/:id')
})

test('the allowed methods are those of every matching template, HEAD beside GET', () => {
  const allowed = allowedMethods([
    get('/v1/labels/{id}'),
    { method: 'PATCH', path: '/v1/labels/{id}' },
    { method: 'POST', path: '/v1/{account}/contacts' },
  ])
  expect(allowed('/v1/labels/contacts')).toEqual(['GET', 'HEAD', 'PATCH', 'POST'])
  expect(allowed('/v1/1/contacts')).toEqual(['POST'])
  expect(allowed('/v1//contacts')).toEqual([])
  expect(allowed('/v1/labels/1/more')).toEqual([])
})

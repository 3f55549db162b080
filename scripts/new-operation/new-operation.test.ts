import { expect, test } from 'vitest'
import { findProblem } from './check-request.ts'
import { insertPath } from './insert-path.ts'
import { openapi } from './new-operation.fixtures.ts'

test('inserts a root path before the phone-scoped ones, next to similar paths', () => {
  const text = insertPath(openapi, {
    operationId: 'listColors',
    method: 'get',
    path: '/v1/labels/colors',
    tag: 'labels',
  })
  expect(
    pathsOf(text)
      .filter((path) => path.startsWith('/v1/labels'))
      .slice(0, 3),
  ).toEqual(['/v1/labels', '/v1/labels/{id}', '/v1/labels/colors'])
})

test('appends a path of a new resource to its scope', () => {
  const root = pathsOf(insertPath(openapi, { operationId: 'listTeams', method: 'get', path: '/v1/teams', tag: 'meta' }))
  expect(root.indexOf('/v1/teams')).toBe(root.findIndex((path) => path.startsWith('/v1/{phone_number_id}')) - 1)
  const scoped = {
    operationId: 'listColors',
    method: 'get',
    path: '/v1/{phone_number_id}/colors',
    tag: 'contacts',
  } as const
  expect(pathsOf(insertPath(openapi, scoped)).at(-1)).toBe(scoped.path)
})

test('adds another method to an existing path', () => {
  const text = insertPath(openapi, { operationId: 'replaceMe', method: 'put', path: '/v1/me', tag: 'meta' })
  expect(text).toContain(
    '    get: { $ref: resources/meta/getMe.yaml }\n    put: { $ref: resources/meta/replaceMe.yaml }\n',
  )
})

test.each([
  [{}, 'Name the operation'],
  [{ operationId: 'fetchContact' }, 'must begin with one of get list'],
  [{ operationId: 'getContact', method: 'fetch' }, '--method must be one of get post patch put delete.'],
  [{ operationId: 'getContact', method: 'get', path: 'contacts' }, '--path must begin with /v1/.'],
  [
    { operationId: 'getContact', method: 'get', path: '/v1/contacts', tag: 'teas' },
    '--tag must be one of meta accounts',
  ],
  [{ operationId: 'getMyself', method: 'get', path: '/v1/me', tag: 'meta' }, 'GET /v1/me is already getMe.'],
])('rejects %o', (request, message) => {
  expect(findProblem(request, openapi)).toContain(message)
})

function pathsOf(text: string): string[] {
  return [...text.matchAll(/^ {2}(\/\S*):$/gm)].map((match) => match[1] ?? '')
}

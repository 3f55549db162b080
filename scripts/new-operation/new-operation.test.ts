import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyContract } from '../../spec/lint/violations/contract-copy.ts'
import { lintDocuments, type Problem } from '../../spec/lint/violations/lint-documents.ts'
import { spec } from '../command/paths.ts'
import { findProblem } from './check-request.ts'
import { insertPath } from './insert-path.ts'
import { type OperationRequest, verbAndNoun } from './operation-request.ts'
import { operationTemplate } from './operation-template.ts'

const openapi = readFileSync(join(spec, 'openapi.yaml'), 'utf8')
const request = {
  operationId: 'getContactNote',
  method: 'get',
  path: '/v1/{phone_number_id}/contacts/{id}/note',
  tag: 'contacts',
} as const

const requests: OperationRequest[] = [
  request,
  { ...request, operationId: 'updateContactNote', method: 'patch' },
  { ...request, operationId: 'createContactNote', method: 'post', path: '/v1/{phone_number_id}/contacts/{id}/notes' },
  { operationId: 'listColors', method: 'get', path: '/v1/labels/colors', tag: 'labels' },
  { operationId: 'deleteColor', method: 'delete', path: '/v1/labels/{id}/color', tag: 'labels' },
]

describe('the template', { tags: 'long' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-operation-'))
  let problems: Problem[]

  beforeAll(async () => {
    for (const request of requests) {
      const copy = copyContract(join(folder, request.operationId))
      copy.write(`resources/${request.tag}/${request.operationId}.yaml`, operationTemplate(request))
      copy.write('openapi.yaml', insertPath(openapi, request))
    }
    problems = await lintDocuments(requests.map(({ operationId }) => join(folder, operationId, 'openapi.yaml')))
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(requests)(
    '$operationId passes lint once its description, schemas and examples are written',
    ({ operationId }) => {
      const messages = problems
        .filter(({ file }) => file.startsWith(join(folder, operationId, '/')))
        .map(({ message }) => message)
      expect(messages.filter((message) => !/^Can't resolve \$ref/.test(message))).toEqual([
        `${operationId}: add a description.`,
      ])
      const noun = verbAndNoun(operationId).noun.replace(/s$/, '')
      expect(messages).toContainEqual(expect.stringMatching(`schemas/.*${noun}`))
    },
  )
})

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

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyContract } from '../../spec/lint/test/violations/contract-copy.ts'
import { lintDocuments, type Problem } from '../../spec/lint/test/violations/lint-documents.ts'
import { insertPath } from './insert-path.ts'
import { openapi, request } from './new-operation.fixtures.ts'
import { type OperationRequest, verbAndNoun } from './operation-request.ts'
import { operationTemplate } from './operation-template.ts'

const requests: OperationRequest[] = [
  request,
  { ...request, operationId: 'updateContactNote', method: 'patch' },
  { ...request, operationId: 'createContactNote', method: 'post', path: '/v1/{phone_number_id}/contacts/{id}/notes' },
  { operationId: 'listColors', method: 'get', path: '/v1/labels/colors', tag: 'labels' },
  { operationId: 'deleteColor', method: 'delete', path: '/v1/labels/{id}/color', tag: 'labels' },
]

describe('the template', () => {
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

import type { TestingTables } from '@channel/codegen/client/testing'
import { exampleBodies } from '../generated/testing-examples.ts'
import { errorExamples, errorResponses, headerExamples, operationTable } from '../generated/testing-operations.ts'
import type { ErrorOptions } from './handler-types.ts'

/** The responses of the contract, with its envelopes. */
export const tables: TestingTables = {
  operationTable,
  errorResponses,
  errorExamples,
  headerExamples,
  exampleBodies,
  errorBody(_response, code, options, headers) {
    const { message, param } = options as ErrorOptions
    const error = {
      ...errorExamples[code as keyof typeof errorExamples],
      code,
      ...(message !== undefined && { message }),
      ...(param !== undefined && { param }),
      request_id: headers['X-Request-Id'],
    }
    return { error }
  },
  suit(headers, body) {
    const { request_id } = body as { request_id?: string }
    if (request_id !== undefined) headers['X-Request-Id'] = request_id
  },
}

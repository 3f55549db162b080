import { expect } from 'vitest'
import { ApiError, OperatorError } from '../mechanisms/errors/index.ts'

/** Expects a verb to fail with a code and a param (none by default). */
export async function expectApiError(
  outcome: Promise<unknown>,
  code: ApiError['code'],
  param?: string,
): Promise<ApiError> {
  const error: unknown = await outcome.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw error
  expect({ code: error.code, param: error.param, message: error.message }).toEqual({
    code,
    param,
    message: error.message,
  })
  return error
}

/** Expects an operator's verb to fail with a message of one line. */
export async function expectOperatorError(outcome: Promise<unknown>, message: string | RegExp): Promise<void> {
  const error: unknown = await outcome.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof OperatorError)) throw error
  expect(error.message).toMatch(message)
  expect(error.message).not.toContain('\n')
}

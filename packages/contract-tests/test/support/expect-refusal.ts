import { type ErrorCode, isChannelError } from '@channel/client'
import { expect } from 'vitest'

/** Expects the service's error; `param` only where it is the same whatever the state (the mock's examples differ). */
export async function expectRefusal(
  asking: Promise<unknown>,
  expected: { status: number; code: ErrorCode; param?: string },
): Promise<void> {
  const error = await asking.then(
    () => expect.fail(`It was expected to be refused with ${expected.code}.`),
    (error: unknown) => error,
  )
  if (!isChannelError(error)) throw error
  const { status, code, param } = error
  expect({ status, code, ...('param' in expected && { param }) }).toEqual(expected)
}

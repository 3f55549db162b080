import { type ErrorCode, isChannelError } from '@channel/client'
import { expect } from 'vitest'

/** Expects an error of the service. `param` only where it does not depend on state: the mock's examples differ. */
export async function expectRefusal(
  pending: Promise<unknown>,
  expected: { status: number; code: ErrorCode; param?: string },
): Promise<void> {
  const error = await pending.then(
    () => expect.fail(`Expected the error ${expected.code}.`),
    (error: unknown) => error,
  )
  if (!isChannelError(error)) throw error
  const { status, code, param } = error
  expect({ status, code, ...('param' in expected && { param }) }).toEqual(expected)
}

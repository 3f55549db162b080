import { type ErrorCode, isChannelError } from '@channel/client'
import { difference, differencesOf } from './differences.ts'
import { Mismatch } from './mismatch.ts'

/**
 * Expects an error of the service. `param` only where it does not depend on state: the mock's examples differ.
 *
 * @throws Mismatch if the response is not an error, or another error
 */
export async function expectRefusal(
  pending: Promise<unknown>,
  expected: { status: number; code: ErrorCode; param?: string },
): Promise<void> {
  const { status, code, param } = await errorOf(pending, expected)
  const differences = [
    ...differencesOf(status, expected.status, true, 'status'),
    ...differencesOf(code, expected.code, true, 'body /error/code'),
    ...('param' in expected ? differencesOf(param, expected.param, true, 'body /error/param') : []),
  ]
  if (differences.length > 0) throw new Mismatch(differences)
}

async function errorOf(pending: Promise<unknown>, { status, code }: { status: number; code: string }) {
  try {
    await pending
  } catch (error) {
    if (isChannelError(error)) return error
    throw error
  }
  throw new Mismatch([difference('status', `${status} with the error ${code}`, 'a success')])
}

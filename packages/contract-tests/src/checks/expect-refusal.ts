import { type ErrorCode, isChannelError } from '@channel/client'
import { difference, differencesOf } from './differences.ts'
import { Mismatch } from './mismatch.ts'

/** An error that the service must return. */
export interface Refusal {
  readonly status: number
  readonly code: ErrorCode
  /** Only where it does not depend on state: the mock's examples differ. */
  readonly param?: string
  /** Where it depends on state: only the service knows it. */
  readonly paramOfService?: string
  /** The example that the mock should return, if the refusal depends on state. */
  readonly prefer?: string
}

export const notFound: Refusal = { status: 404, code: 'resource_not_found', prefer: 'code=404' }

/** Something that the request names does not exist. */
export const noSuch = (param: string): Refusal => ({ ...notFound, paramOfService: param })

export function invalid(param?: string): Refusal {
  return { status: 400, code: 'invalid_field_value', ...(param !== undefined && { param }) }
}

/** A value that depends on state, which only the service knows. */
export const invalidNow = (param: string): Refusal => ({ ...invalid(), prefer: 'code=400', paramOfService: param })

/** A refusal for which the mock has an example that is named after the code. */
export function refusal(status: number, code: ErrorCode, param?: string): Refusal {
  return { status, code, ...(param !== undefined && { param }), prefer: `code=${status}, example=${code}` }
}

export const invalidNumber = refusal(400, 'invalid_phone_number', 'phone_number')

/** @throws Mismatch if the response is not an error, or another error */
export async function expectRefusal(pending: Promise<unknown>, expected: Refusal): Promise<void> {
  const { status, code, param } = await errorOf(pending, expected)
  const differences = [
    ...differencesOf(status, expected.status, true, 'status'),
    ...differencesOf(code, expected.code, true, 'body /error/code'),
    ...('param' in expected ? differencesOf(param, expected.param, true, 'body /error/param') : []),
  ]
  if (differences.length > 0) throw new Mismatch(differences)
}

async function errorOf(pending: Promise<unknown>, { status, code }: Refusal) {
  try {
    await pending
  } catch (error) {
    if (isChannelError(error)) return error
    throw error
  }
  throw new Mismatch([difference('status', `${status} with the error ${code}`, 'a success')])
}

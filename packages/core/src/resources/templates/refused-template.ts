import type { ProviderFailure } from '@channel/provider'
import type { ApiError } from '../../mechanisms/errors/index.ts'
import { refusedField } from '../accounts/index.ts'

// Subcodes of the provider's code 100, or codes.
const alreadyExists = 2388024
const isBeingDeleted = 2388023

/** Whether the provider has a template with this name and language already. */
export function isDuplicate(failure: ProviderFailure): boolean {
  return has(failure, alreadyExists)
}

/**
 * The error for a template that the provider did not create, update or delete, see {@link refusedField}.
 *
 * @param param the field that the provider judged
 */
export function refusedTemplate(failure: ProviderFailure, param: string, action: string): ApiError {
  return refusedField(failure, () => (has(failure, isBeingDeleted) ? 'name' : param), action)
}

function has(failure: ProviderFailure, code: number): boolean {
  return failure.kind === 'refused' && (failure.subcode === code || failure.code === code)
}

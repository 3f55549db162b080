import { requestFailure } from '@channel/contract/request-failure'
import { ApiError, isDatabaseUnavailable, isOrganizationMoving } from '@channel/core/mechanisms/errors'
import { MediaStoreUnavailable } from '@channel/media-store'
import { CellUnavailable } from '../cells/cell-unavailable.ts'
import { type Failure, moving, unavailable } from './error-response.ts'

/**
 * Maps an error that the client caused, that a verb throws on purpose, or that is no fault of the program; undefined for any other
 * error.
 */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof ApiError) return error
  if (isDatabaseUnavailable(error) || error instanceof MediaStoreUnavailable || error instanceof CellUnavailable)
    return unavailable
  if (isOrganizationMoving(error)) return moving
  return requestFailure(error)
}

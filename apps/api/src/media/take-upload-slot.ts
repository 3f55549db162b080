import { ApiError } from '@channel/core/mechanisms/errors'

/** Max uploads of this process at a time, so that disk and connections are left for others. */
const maxUploads = 32
/** Max uploads of one organization: slow ones leave slots for others. */
const maxPerOrganization = 8

const uploads = new Map<string, number>()
let total = 0

/**
 * Reserves a slot for an upload.
 *
 * @returns a function that releases it, to be called once
 * @throws ApiError `rate_limit_exceeded` when none is free
 */
export function takeUploadSlot(organizationId: string): () => void {
  const own = uploads.get(organizationId) ?? 0
  if (total >= maxUploads || own >= maxPerOrganization) throw tooManyUploads()
  total++
  uploads.set(organizationId, own + 1)
  return () => {
    total--
    const left = (uploads.get(organizationId) ?? 1) - 1
    if (left === 0) uploads.delete(organizationId)
    else uploads.set(organizationId, left)
  }
}

function tooManyUploads(): ApiError {
  return new ApiError('rate_limit_exceeded', 'Too many files are being uploaded at once. Try again in 5 seconds.', {
    headers: { 'Retry-After': '5' },
  })
}

import { ApiError } from '../../mechanisms/errors/index.ts'

/** 409: the contact in the payload was deleted, so the payload was erased and cannot be sent. */
export function payloadErased(id: string): ApiError {
  const message = `The payload of webhook delivery ${id} was erased, because its contact was deleted.`
  return new ApiError('webhook_payload_erased', message)
}

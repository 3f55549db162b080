import { ApiError } from '../../mechanisms/errors/index.ts'

/** 409: the contact that the payload showed was deleted, so there is nothing to send. */
export function payloadErased(id: string): ApiError {
  const message = `The payload of webhook delivery ${id} was erased, because its contact was deleted.`
  return new ApiError('webhook_payload_erased', message)
}

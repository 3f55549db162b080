import { invalidField } from '../errors/index.ts'

/** `x-max-bytes` of the contract's Metadata, which validators ignore. */
const maxBytes = 16_384

/**
 * Validates free-form metadata beyond the contract's schema. Numbers are exact: the decoder rejects those that would be
 * rounded.
 *
 * @throws ApiError `invalid_field_value` for more than 16 KiB
 */
export function requireMetadata(metadata: object | null | undefined): void {
  if (metadata === null || metadata === undefined) return
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxBytes) {
    throw invalidField('metadata', `\`metadata\` may have at most ${maxBytes} bytes as JSON.`)
  }
}

import { invalidField } from '../errors/index.ts'

/** `x-max-bytes` of the contract's Metadata, which validators ignore. */
const maxBytes = 16_384

/**
 * Validates free-form metadata beyond the contract's schema, so that it is returned exactly as it was sent.
 *
 * @throws ApiError `invalid_field_value` for more than 16 KiB, and for numbers that JSON parsers round (integers beyond
 *   2^53)
 */
export function requireMetadata(metadata: object | null | undefined): void {
  if (metadata === null || metadata === undefined) return
  refuseRounded(metadata)
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxBytes) {
    throw invalid(`may have at most ${maxBytes} bytes as JSON.`)
  }
}

function refuseRounded(metadata: object): void {
  // Level by level instead of recursion: the sender controls the depth.
  let level: object[] = [metadata]
  while (level.length > 0) {
    const values = level.flatMap((each) => Object.values(each) as unknown[])
    if (values.some(isRounded)) {
      throw invalid(
        'may contain integers up to 2^53 - 1. Send larger ones as strings, so that no JSON parser rounds them.',
      )
    }
    level = values.filter((value) => typeof value === 'object' && value !== null)
  }
}

function isRounded(value: unknown): boolean {
  if (typeof value !== 'number') return false
  return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))
}

function invalid(problem: string) {
  return invalidField('metadata', `\`metadata\` ${problem}`)
}

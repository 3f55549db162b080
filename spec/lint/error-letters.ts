/** The letters of `x-errors`, each with its status and the response under shared/responses/ that it stands for. */
export const errorLetters: Record<string, { status: string; response: string }> = {
  V: { status: '400', response: 'ValidationFailed' },
  A: { status: '401', response: 'AuthenticationFailed' },
  E: { status: '403', response: 'NotEntitled' },
  N: { status: '404', response: 'NotFound' },
  C: { status: '409', response: 'Conflict' },
  S: { status: '422', response: 'SemanticFailure' },
  R: { status: '429', response: 'RateLimited' },
  I: { status: '500', response: 'InternalError' },
  U: { status: '502', response: 'UpstreamFailure' },
}

/** What `x-additions` may hold: the status, why an operation has it, and the response that it stands for. */
export const errorAdditions: Record<string, { reason: 'idempotency' | 'body'; response: string }> = {
  '409': { reason: 'idempotency', response: 'IdempotencyConflict' },
  '413': { reason: 'body', response: 'PayloadTooLarge' },
  '415': { reason: 'body', response: 'UnsupportedMediaType' },
  '422': { reason: 'idempotency', response: 'IdempotencyKeyReused' },
}

/** The letters of an operation as its `x-errors` lists them, those that exist. */
export function lettersOf(operation: Record<string, unknown>): string[] {
  const letters = Array.isArray(operation['x-errors']) ? operation['x-errors'] : []
  return letters.filter((letter): letter is string => typeof letter === 'string' && letter in errorLetters)
}

import { isAPIError } from 'better-auth/api'

/**
 * The result, or the code of better-auth's error if it refuses what the client sent.
 *
 * @param refusals codes with a status of 500 that are the client's fault too
 */
export async function orRefusal<T>(
  result: Promise<T>,
  refusals: readonly string[] = [],
): Promise<{ ok: T } | { refusal: string }> {
  try {
    return { ok: await result }
  } catch (error) {
    const code = isAPIError(error) ? String(error.body?.code ?? '') : ''
    if (!isAPIError(error) || (error.statusCode >= 500 && !refusals.includes(code))) throw error
    return { refusal: code }
  }
}

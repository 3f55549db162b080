import { isAPIError } from 'better-auth/api'

/** The result, or the code of better-auth's error if it refuses what the client sent. */
export async function orRefusal<T>(result: Promise<T>): Promise<{ ok: T } | { refusal: string }> {
  try {
    return { ok: await result }
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    return { refusal: String(error.body?.code ?? '') }
  }
}

const timeoutMs = 5_000

/** Whether the service responds, and not a proxy in its place. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return ok
  } catch {
    return false
  }
}

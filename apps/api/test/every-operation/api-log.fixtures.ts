/** Sends many calls, some of them concurrently, and waits for all responses. Resolves to the number of unexpected ones. */
export async function sendBurst(
  url: string,
  bearer: string,
  burst: number,
  after: (sent: number) => unknown = () => undefined,
) {
  let sent = 0
  let failures = 0
  async function sendSome(): Promise<void> {
    while (sent < burst) {
      await after(++sent)
      const response = await fetch(`${url}/v1/nothing`, { headers: { Authorization: `Bearer ${bearer}` } })
      await response.text()
      if (response.status !== 404) failures++
    }
  }
  await Promise.all(Array.from({ length: 50 }, sendSome))
  return failures
}

/**
 * Renews leases from time to time, one renewal at a time: one that ends late could shorten a lease again.
 *
 * @param renew never rejects
 * @returns ends it
 */
export function startRenewal(everyMs: number, renew: () => Promise<void>): () => void {
  let isRenewing = false
  const timer = setInterval(() => {
    if (isRenewing) return
    isRenewing = true
    void renew().finally(() => {
      isRenewing = false
    })
  }, everyMs)
  return () => clearInterval(timer)
}

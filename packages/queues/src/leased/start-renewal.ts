/**
 * Renews leases periodically, one renewal at a time: a late one could shorten a lease again.
 *
 * @param renew never rejects
 * @returns stops the renewal
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

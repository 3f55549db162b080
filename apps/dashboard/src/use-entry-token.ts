import { useEffect, useState } from 'react'

/** The token of a link in a mail. It is taken out of the address, so that it stays in no history and no referrer. */
export function useEntryToken(): string | undefined {
  const [token] = useState(() => {
    const { searchParams, hash } = new URL(location.href)
    return searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token') ?? undefined
  })
  useEffect(() => {
    if (token !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [token])
  return token
}

import { useEffect, useState } from 'react'

/** The token in the fragment of a link. It is taken out of the address, so that it stays in no history. */
export function useEntryToken(): string | undefined {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined)
  useEffect(() => {
    if (token !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [token])
  return token
}

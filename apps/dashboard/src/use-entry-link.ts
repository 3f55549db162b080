import { useEffect, useState } from 'react'

/** The values in the fragment of a link. */
export interface EntryLink {
  readonly token: string
  /** Whether it is the first link of a new user. */
  readonly isFirst: boolean
}

/** The link that opened the page, or that was pasted into its address since. Its token is taken out of the address, so that it stays in no history. */
export function useEntryLink(): EntryLink | undefined {
  const [link, setLink] = useState(() => readEntryLink(location.hash))
  useEffect(() => {
    const follow = () => setLink((previous) => readEntryLink(location.hash) ?? previous)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (link !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [link])
  return link
}

export function readEntryLink(hash: string): EntryLink | undefined {
  const params = new URLSearchParams(hash.slice(1))
  const token = params.get('token')
  return token === null ? undefined : { token, isFirst: params.has('welcome') }
}

import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

interface Input<Search> {
  /** Whether a drawer is open now. */
  readonly isOpen: boolean
  readonly opensDrawer: (search: Search) => boolean
  /** Navigates to the page with this search. */
  readonly go: (search: Search, replace: boolean) => void
}

/**
 * Changes the search of a page. A filter replaces the entry of the browser's history, so that Back leaves the page. A drawer
 * adds one, so that Back closes it, as a phone's gesture does; closing it goes back too.
 */
export function useSearchSteps<Search>({ isOpen, opensDrawer, go }: Input<Search>): (search: Search) => void {
  const { history } = useRouter()
  const hasOwnEntry = useRef(false)
  useEffect(() => {
    if (!isOpen) hasOwnEntry.current = false
  }, [isOpen])
  return (search) => {
    const opens = opensDrawer(search)
    if (isOpen && !opens && hasOwnEntry.current) return history.back()
    const adds = opens && !isOpen
    if (adds) hasOwnEntry.current = true
    go(search, !adds)
  }
}

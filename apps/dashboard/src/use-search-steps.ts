import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Changes the search of a page. A filter replaces the entry of the browser's history, so that Back leaves the page. A drawer
 * adds one, so that Back closes it, as a phone's gesture does; closing it goes back too.
 *
 * @param drawer the value of the search that opens the drawer
 * @param navigate of the page's route
 */
export function useSearchSteps<Search extends object>(
  current: Search,
  drawer: keyof Search,
  navigate: (options: { search: Search; replace: boolean; resetScroll: false }) => unknown,
): (search: Search) => void {
  const { history } = useRouter()
  const hasOwnEntry = useRef(false)
  const isOpen = current[drawer] !== undefined
  useEffect(() => {
    if (!isOpen) hasOwnEntry.current = false
  }, [isOpen])
  return (search) => {
    const opens = search[drawer] !== undefined
    if (isOpen && !opens && hasOwnEntry.current) return history.back()
    const adds = opens && !isOpen
    if (adds) hasOwnEntry.current = true
    navigate({ search, replace: !adds, resetScroll: false })
  }
}

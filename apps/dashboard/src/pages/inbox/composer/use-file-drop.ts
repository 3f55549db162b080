import { useEffect, useRef, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page. Without it, the browser would leave the page to show them.
 *
 * @param onFiles undefined to take none
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const handlers = {
      dragover(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(take.current !== undefined)
      },
      dragleave(event: DragEvent) {
        // The pointer has left the window.
        if (event.relatedTarget === null) setOver(false)
      },
      drop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        take.current?.([...(event.dataTransfer?.files ?? [])])
      },
    }
    const entries = Object.entries(handlers) as [keyof typeof handlers, (event: DragEvent) => void][]
    for (const [name, handler] of entries) document.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of entries) document.removeEventListener(name, handler)
    }
  }, [])
  return isOver
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

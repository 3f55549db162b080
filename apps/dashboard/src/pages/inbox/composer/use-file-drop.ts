import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page. Without it, the browser would leave the page to show them.
 *
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const handlers = {
      dragover(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      dragleave(event: DragEvent) {
        // The pointer has left the window.
        if (event.relatedTarget === null) setOver(false)
      },
      drop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        take([...(event.dataTransfer?.files ?? [])])
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

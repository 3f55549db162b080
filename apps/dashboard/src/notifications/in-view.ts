import { useEffect } from 'react'

// A lock tells all tabs of a browser which conversations a person looks at, without a message, and ends with its tab.

function lockOf(conversationId: string): string {
  return `channel.in-view.${conversationId}`
}

/** Says that a person looks at a conversation, while its tab has the focus. */
export function useInView(conversationId: string): void {
  useEffect(() => {
    if (!('locks' in navigator)) return
    let release: (() => void) | undefined
    const leave = () => {
      release?.()
      release = undefined
    }
    const update = () => {
      if (document.hidden || !document.hasFocus()) return leave()
      if (release !== undefined) return
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      void navigator.locks.request(lockOf(conversationId), { mode: 'shared' }, () => held)
    }
    update()
    for (const name of ['focus', 'blur']) addEventListener(name, update)
    document.addEventListener('visibilitychange', update)
    return () => {
      for (const name of ['focus', 'blur']) removeEventListener(name, update)
      document.removeEventListener('visibilitychange', update)
      leave()
    }
  }, [conversationId])
}

/** Whether a person looks at a conversation in any tab of this browser. */
export async function isInView(conversationId: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(conversationId))
}

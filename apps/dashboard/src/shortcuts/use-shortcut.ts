import { useEffect, useEffectEvent } from 'react'
import type { ShortcutId } from './shortcuts.ts'

/** Does what the shortcut is for. @returns false if there is nothing to do, so that another component may */
type Action = () => unknown

const actions = new Map<ShortcutId, Action[]>()

/** Does something on a shortcut, while the component is mounted. The last component that has it comes first. */
export function useShortcut(id: ShortcutId, action: Action): void {
  const act = useEffectEvent(action)
  useEffect(() => {
    const own: Action = () => act()
    actions.set(id, [own, ...(actions.get(id) ?? [])])
    return () => void actions.set(id, actions.get(id)?.filter((each) => each !== own) ?? [])
  }, [id])
}

/** Runs a shortcut. @returns whether a component on the page did something */
export function runShortcut(id: ShortcutId): boolean {
  return (actions.get(id) ?? []).some((action) => action() !== false)
}

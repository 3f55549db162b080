import { useSyncExternalStore } from 'react'
import { store } from '../stored-value.ts'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a theme and remembers it. `public/theme.js` applies it when the page loads. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  store('theme', theme)
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readTheme)
}

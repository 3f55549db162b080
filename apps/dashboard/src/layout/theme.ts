import { createStore, useStore } from '../create-store.ts'
import { store } from '../stored-value.ts'

export type Theme = 'system' | 'light' | 'dark'

const current = createStore<Theme>(readTheme())

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a theme and remembers it. `public/theme.js` applies it when the page loads. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  store('theme', theme)
  current.set(theme)
}

export function useTheme(): Theme {
  return useStore(current)
}

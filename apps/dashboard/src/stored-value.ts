/** `session` ends with the tab. */
type Lifetime = 'browser' | 'session'

/** These are functions because a browser that denies storage throws when the property is read. */
const storages = { browser: () => localStorage, session: () => sessionStorage } as const

/** A value that this browser remembers; undefined if it is missing, or if storage is denied. */
export function readStored(name: string, lifetime: Lifetime = 'browser'): string | undefined {
  try {
    return storages[lifetime]().getItem(`channel.${name}`) ?? undefined
  } catch {
    return undefined
  }
}

/** @param value empty to forget it */
export function store(name: string, value: string, lifetime: Lifetime = 'browser'): void {
  try {
    if (value === '') storages[lifetime]().removeItem(`channel.${name}`)
    else storages[lifetime]().setItem(`channel.${name}`, value)
  } catch {
    // It then lasts until the page is closed.
  }
}

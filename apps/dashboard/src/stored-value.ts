/** A value that this browser remembers; undefined if it is missing, or if storage is denied. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(`channel.${name}`) ?? undefined
  } catch {
    return undefined
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`channel.${name}`, value)
  } catch {
    // It then lasts until the page is closed.
  }
}

/** What of a key event matters. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>

/**
 * The key of a shortcut that was pressed: the character that the person's layout has there, so that `j` is where they see it. A
 * layout without Latin letters has them where the US layout does.
 */
export function keyOfEvent(event: KeyPress): string | undefined {
  const { key, code, shiftKey } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return undefined
  if (key === '?' || key === '/') return key
  if (/^[a-z]$/i.test(key)) return shiftKey ? undefined : key.toLowerCase()
  if ([...key].length !== 1 || key <= '\u007f') return undefined
  if (code === 'Slash') return shiftKey ? '?' : '/'
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return shiftKey ? undefined : letter?.toLowerCase()
}

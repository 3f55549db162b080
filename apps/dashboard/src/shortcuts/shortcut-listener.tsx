import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadWhenOpen } from '../components/load-when-open.tsx'
import { createStore, useStore } from '../create-store.ts'
import { keyOfEvent } from './key-of-event.ts'
import { areShortcutsOn, type ShortcutId, shortcuts } from './shortcuts.ts'
import { runShortcut, useShortcut } from './use-shortcut.ts'

const ShortcutMap = loadWhenOpen(async () => (await import('./shortcut-map.tsx')).ShortcutMap)

const isMapOpen = createStore(false)

/** Shows the map of all shortcuts. */
export function openShortcutMap(): void {
  isMapOpen.set(true)
}

/** The time between the two keys of a shortcut. */
const pairMs = 1_500
/** Where keys have another meaning: fields, menus, and what is open over the page. */
const ownKeys =
  'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=listbox], [role=menu]'
const overPage =
  '[role=dialog]:not([data-notice]), [role=alertdialog]:not([data-notice]), [role=menu], [role=listbox], :popover-open'

const ids = Object.keys(shortcuts) as ShortcutId[]

/** Listens to the shortcuts of the whole page. */
export function ShortcutListener() {
  const navigate = useNavigate()
  const isOn = useStore(areShortcutsOn)
  const isOpen = useStore(isMapOpen)
  const [first] = useState<{ key?: string; atMs: number }>({ atMs: 0 })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOfEvent(event)
    const isElsewhere = event.target instanceof Element && event.target.closest(ownKeys) !== null
    if (key === undefined || isElsewhere || document.querySelector(overPage) !== null) return
    const pair = first.key !== undefined && event.timeStamp - first.atMs < pairMs ? `${first.key} ${key}` : undefined
    const id = ids.find((each) => shortcuts[each].keys === pair) ?? ids.find((each) => shortcuts[each].keys === key)
    delete first.key
    if (id === undefined) {
      if (ids.some((each) => shortcuts[each].keys.startsWith(`${key} `)))
        Object.assign(first, { key, atMs: event.timeStamp })
      return
    }
    const shortcut = shortcuts[id]
    if ('page' in shortcut) void navigate({ to: shortcut.page })
    else if (!runShortcut(id)) return
    // Without this, the key would be typed into a field that has just got the focus.
    event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    // Before a field closes its list, which is then to be closed first.
    document.addEventListener('keydown', leaveField, { capture: true })
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('keydown', leaveField, { capture: true })
    }
  }, [isOn])
  useShortcut('map', openShortcutMap)
  useShortcut('search', () => {
    if (!focusSearch()) void navigate({ to: '/search' }).then(() => setTimeout(focusSearch))
  })
  return <ShortcutMap open={isOpen} onClose={() => isMapOpen.set(false)} />
}

/** Leaves a field that is no part of what is open over the page, so that the keys act again. */
function leaveField({ key, target }: KeyboardEvent): void {
  const isField = target instanceof HTMLInputElement
  if (key !== 'Escape' || !isField || document.querySelector(overPage) !== null) return
  if (!runShortcut('messages')) target.blur()
}

/** The first search of the page that can be seen. */
function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]')
  const field = [...fields].find((each) => each.checkVisibility())
  field?.focus()
  field?.select()
  return field !== undefined
}

import { text } from '../messages/text.ts'
import { notify } from './notify.ts'

/** Copies a text, and says so in the corner. */
export async function copyWithNotice(value: string, title: string): Promise<void> {
  notify((await copyText(value)) ? { title } : { title: text.common.copyFailed, kind: 'bad' })
}

/** Copies without TLS too, where the browser offers no clipboard. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    const focused = document.activeElement as HTMLElement | null
    const area = document.createElement('textarea')
    area.value = value
    area.className = 'fixed opacity-0'
    // An open dialog keeps the focus inside.
    const parent = focused?.parentElement ?? document.body
    parent.append(area)
    area.select()
    const isCopied = document.execCommand('copy')
    area.remove()
    focused?.focus()
    return isCopied
  }
}

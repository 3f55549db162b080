import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'

interface MessageFieldProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSend: () => void
  /** Escape, which is left to others if this is undefined. */
  readonly onEscape: (() => void) | undefined
  /** Takes a key before the field does. @returns whether it did */
  readonly onKey: (event: KeyboardEvent) => boolean
  /** Without it, files that are pasted are ignored. */
  readonly onPasteFiles?: (files: readonly File[]) => void
  readonly onBlur?: () => void
  readonly label: string
  readonly placeholder: string
  readonly describedBy: string
  /** The list that the keys choose from while it is open. */
  readonly menu: { readonly id: string; readonly activeId: string | undefined } | undefined
}

/** The text to send, as high as it needs to be. */
export function MessageField(props: MessageFieldProps) {
  const { ref, value, onChange, onSend, onEscape, onKey, onPasteFiles, onBlur, label, placeholder, describedBy, menu } =
    props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    if (ref.current) fitHeight(ref.current)
  }, [value])
  const handleKey = (event: KeyboardEvent) => {
    if (onKey(event)) return
    if (event.key === 'Escape' && onEscape !== undefined) {
      event.stopPropagation()
      onEscape()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
    event.preventDefault()
    onSend()
  }
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    // Programs for tables and texts add an image of what was copied.
    if (!onPasteFiles || files.length === 0 || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    onPasteFiles(files)
  }
  return (
    <textarea
      ref={ref}
      rows={1}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      onBlur={onBlur}
      placeholder={placeholder}
      aria-label={label}
      aria-describedby={describedBy}
      aria-autocomplete="list"
      aria-controls={menu?.id}
      aria-activedescendant={menu?.activeId}
      className="scrollbar-thin block max-h-[30dvh] w-full resize-none short:max-h-[25dvh] overflow-y-auto bg-transparent px-3 py-2 text-base outline-none pointer-coarse:text-lg"
    />
  )
}

function fitHeight(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}

/** The keyboard of a phone has no Shift+Enter, so that Enter adds a line there. */
function isTouch(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}

import { type ReactNode, useRef } from 'react'

interface FilePickerProps {
  /** The name of the input. */
  readonly label: string
  /** The media types to choose from; all by default. */
  readonly accept?: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** Renders the button, which opens the window of the browser. */
  readonly children: (open: () => void) => ReactNode
}

/** Chooses files with a button of the page in place of that of the browser. The same file can be chosen again. */
export function FilePicker({ label, accept, multiple, onFiles, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...{ accept, multiple }}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

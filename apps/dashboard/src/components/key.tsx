/** A key of the keyboard. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-sm">
      {children}
    </kbd>
  )
}

import { CopyButton } from './copy-button.tsx'

/** Code that works when it is pasted, with a copy button. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <div className="flex items-start rounded-lg border border-line bg-sunken">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="scrollbar-thin min-w-0 grow overflow-x-auto rounded-lg p-3 focus-inset"
      >
        <pre className="font-mono text-xs leading-5">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton value={code} className="m-1 ml-0 shrink-0" />
    </div>
  )
}

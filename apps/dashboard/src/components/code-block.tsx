import { CopyButton } from './copy-button.tsx'

/** Code that works when it is pasted, with a copy button. */
export function CodeBlock({ code, label }: { readonly code: string; readonly label: string }) {
  return (
    <div className="relative rounded-lg border border-line bg-sunken">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="scrollbar-thin overflow-x-auto rounded-lg p-3 pr-12 focus-inset"
      >
        <pre className="font-mono text-xs leading-5">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton value={code} className="absolute top-1 right-1 bg-sunken" />
    </div>
  )
}

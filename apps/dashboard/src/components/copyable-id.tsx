import { CopyButton } from './copy-button.tsx'

/** An id with a button that copies it. */
export function CopyableId({ value }: { readonly value: string }) {
  return (
    <span className="flex items-center gap-1">
      <code className="min-w-0 font-mono text-sm">{value}</code>
      <CopyButton value={value} />
    </span>
  )
}

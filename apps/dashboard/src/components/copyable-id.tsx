import { CopyButton } from './copy-button.tsx'

/** An id, or another text for programs, with a button that copies it. */
export function CopyableId({ value }: { readonly value: string }) {
  return (
    <span className="flex items-center gap-1">
      <code className="min-w-0 font-mono text-sm break-all">{value}</code>
      {/* As high as the text, so that its row is no higher than others. */}
      <CopyButton value={value} className="-my-1.5 pointer-coarse:-my-3" />
    </span>
  )
}

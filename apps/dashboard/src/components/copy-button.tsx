import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { text } from '../messages/text.ts'
import { Button, IconButton } from './button.tsx'
import { copyText } from './copy-text.ts'
import { notify } from './notify.ts'

interface CopyButtonProps {
  readonly value: string
  /** The accessible name: `Copy the key`. */
  readonly label?: string
  /** Shows the label; without it the button is an icon. */
  readonly withLabel?: boolean
  readonly onCopied?: () => void
  readonly className?: string
}

/** Copies a text, and says so for two seconds. */
export function CopyButton({ value, label = text.common.copy, withLabel, onCopied, ...rest }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (!(await copyText(value))) return notify({ title: text.common.copyFailed, kind: 'bad' })
    setCopied(true)
    onCopied?.()
  }
  const icon = isCopied ? Check : Copy
  return (
    <>
      {withLabel ? (
        <Button icon={icon} onClick={copy} {...rest}>
          {isCopied ? text.common.copied : label}
        </Button>
      ) : (
        <IconButton icon={icon} label={isCopied ? text.common.copied : label} onClick={copy} {...rest} />
      )}
      <span role="status" className="sr-only">
        {isCopied && text.common.copied}
      </span>
    </>
  )
}

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

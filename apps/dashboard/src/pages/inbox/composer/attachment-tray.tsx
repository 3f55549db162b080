import { AudioLines, FileText, Film, Image, type LucideIcon, RotateCw, Sticker, X } from 'lucide-react'
import { IconButton } from '../../../components/button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { describeError } from '../../../components/error-notice.tsx'
import { text } from '../../../messages/text.ts'
import { formatBytes } from '../format-bytes.ts'
import type { AttachmentKind } from './attachment-kind.ts'
import type { Attachment, AttachmentList } from './attachment-list.ts'

interface AttachmentTrayProps {
  readonly attachments: readonly Attachment[]
  readonly list: AttachmentList
  /** Called after a file was removed, whose button had the focus. */
  readonly onRemoved?: () => void
}

export function AttachmentTray({ attachments, ...props }: AttachmentTrayProps) {
  return (
    <ul
      aria-label={text.composer.attach.list}
      className="flex max-h-[25dvh] short:max-h-17 flex-col gap-1.5 overflow-y-auto scrollbar-thin"
    >
      {attachments.map((attachment) => (
        <AttachmentItem key={attachment.id} attachment={attachment} {...props} />
      ))}
    </ul>
  )
}

interface AttachmentItemProps extends Omit<AttachmentTrayProps, 'attachments'> {
  readonly attachment: Attachment
}

function AttachmentItem({ attachment, list, onRemoved }: AttachmentItemProps) {
  const { id, file, state, kind } = attachment
  const { attach } = text.composer
  const isRunning = state === 'waiting' || state === 'uploading'
  const isBad = state === 'refused' || state === 'failed'
  return (
    <li className="flex items-center gap-2.5 rounded-lg border border-line bg-raised py-1.5 pr-1 pl-1.5">
      <Thumbnail attachment={attachment} />
      <div className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <p className="truncate text-base">{file.name}</p>
        <p role={isBad ? 'alert' : undefined} className={classNames('text-sm', isBad ? 'text-bad' : 'text-quiet')}>
          {isBad ? problemOf(attachment) : `${attach.kinds[kind]} · ${formatBytes(file.size)} · ${stateOf(attachment)}`}
        </p>
        {isRunning && (
          <progress
            aria-label={attach.uploading(file.name)}
            value={attachment.progress}
            className="h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          />
        )}
      </div>
      {state === 'failed' && <IconButton icon={RotateCw} label={attach.retry} onClick={() => list.retry(id)} />}
      <IconButton
        icon={X}
        label={isRunning ? attach.cancel(file.name) : attach.remove(file.name)}
        onClick={() => {
          list.remove(id)
          onRemoved?.()
        }}
      />
    </li>
  )
}

function stateOf({ state, progress }: Attachment): string {
  const { waiting, uploaded } = text.composer.attach
  if (state === 'uploading') return `${Math.round(progress * 100)} %`
  return state === 'uploaded' ? uploaded : waiting
}

function problemOf({ problem, error }: Attachment): string {
  if (problem !== undefined) return problem
  const { message, requestId } = describeError(error)
  return `${text.composer.attach.uploadFailed}: ${message}${requestId ? ` (${requestId})` : ''}`
}

const icons: Readonly<Record<AttachmentKind, LucideIcon>> = {
  image: Image,
  video: Film,
  audio: AudioLines,
  document: FileText,
  sticker: Sticker,
}

function Thumbnail({ attachment: { kind, previewUrl } }: { readonly attachment: Attachment }) {
  const Icon = icons[kind]
  if (previewUrl) return <img src={previewUrl} alt="" className="size-12 shrink-0 rounded-md bg-sunken object-cover" />
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-md bg-sunken text-quiet">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}

import { Download, FileText } from 'lucide-react'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { formatBytes } from '../format-bytes.ts'

type Media = NonNullable<Message['media']>

export function MediaContent({ message }: { readonly message: Message & { readonly media: Media } }) {
  const { media, type, content } = message
  const { media: texts } = text.inbox
  if (media.status === 'failed') return <p className="italic opacity-80">{texts.failed}</p>
  if (media.status === 'pending') return <p className="italic opacity-80">{texts.pending}</p>
  // Only the session opens it. `media_url` opens for everyone who has it.
  const url = `/dashboard/media/${media.id}`
  const kind = shownAs(type, media.mime_type)
  const name = content || media.filename
  if (kind === 'image' || kind === 'sticker') {
    const alt = kind === 'sticker' ? texts.sticker : name ? texts.imageOf(name) : texts.image
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className="block w-fit rounded-lg not-last:mb-1.5">
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={
            kind === 'sticker' ? 'size-32 object-contain' : 'h-48 w-64 max-w-full rounded-lg bg-sunken object-cover'
          }
        />
      </a>
    )
  }
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: contacts send no captions with their videos
      <video
        src={url}
        aria-label={texts.video}
        controls
        preload="metadata"
        className="h-48 w-64 max-w-full rounded-lg bg-sunken"
      />
    )
  if (kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: contacts send no captions with their audio messages
    return <audio src={url} aria-label={texts.audio} controls preload="metadata" className="w-64 max-w-full" />
  return <FileLink url={url} media={media} />
}

function FileLink({ url, media: { filename, mime_type, size } }: { readonly url: string; readonly media: Media }) {
  const name = filename ?? text.inbox.types.document
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex w-64 max-w-full items-center gap-2.5 rounded-lg border border-line bg-surface px-3 py-2 text-ink hover:bg-hover"
    >
      <FileText aria-hidden className="size-5 shrink-0 text-quiet" />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">
          <span className="sr-only">{text.inbox.media.open} </span>
          {name}
        </span>
        <span className="block truncate text-xs text-quiet">
          {[mime_type, size === null ? undefined : formatBytes(size)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Download aria-hidden className="size-4 shrink-0 text-quiet" />
    </a>
  )
}

/** Browsers show only some types; all others are files to open. */
function shownAs(type: string, mimeType: string | null): 'image' | 'sticker' | 'video' | 'audio' | 'file' {
  const mime = mimeType ?? ''
  if (/^image\/(png|jpeg|gif|webp|avif)\b/.test(mime))
    return type === 'sticker' ? 'sticker' : type === 'document' ? 'file' : 'image'
  if (type === 'video' && /^video\/(mp4|webm)\b/.test(mime)) return 'video'
  if (type === 'audio' && mime.startsWith('audio/')) return 'audio'
  return 'file'
}

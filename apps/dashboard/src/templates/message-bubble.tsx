import {
  Copy,
  ExternalLink,
  FileText,
  Image,
  ListChecks,
  type LucideIcon,
  MapPin,
  Phone,
  Reply,
  Video,
} from 'lucide-react'
import { FormattedText } from '../components/formatted-text.tsx'
import { templatesText } from '../messages/templates.ts'
import type { Preview, PreviewButton } from './template-preview.ts'
import { VariableText } from './variable-text.tsx'

type Values = Readonly<Record<string, string>>

interface MessageBubbleProps {
  readonly preview: Preview
  /** The values shown instead of the variables. */
  readonly header: Values
  readonly body: Values
  /** The ends of the links of its buttons, by position. */
  readonly urls?: Readonly<Record<number, string>>
  /** The image of its header, if there is one yet. */
  readonly headerImage?: string | undefined
}

/** A template as the contact sees it. */
export function MessageBubble({ preview, header, body, urls = {}, headerImage }: MessageBubbleProps) {
  return (
    <div className="rounded-lg bg-sunken p-4">
      <div className="max-w-sm overflow-hidden rounded-xl rounded-tl-sm border border-line bg-raised shadow-sm">
        <div className="grid grid-cols-1 gap-1.5 px-3 py-2.5">
          {preview.headerFormat && <HeaderMedia format={preview.headerFormat} image={headerImage} />}
          {preview.header && (
            <p className="font-semibold">
              <VariableText text={preview.header.text} values={header} />
            </p>
          )}
          {preview.body ? (
            <p className="whitespace-pre-wrap">
              <FormattedText show={(part) => <VariableText text={part} values={body} />}>
                {preview.body.text}
              </FormattedText>
            </p>
          ) : (
            <p className="text-quiet">{templatesText.noContent}</p>
          )}
          {preview.footer && <p className="text-sm text-quiet">{preview.footer}</p>}
        </div>
        {preview.buttons.length > 0 && <Buttons buttons={preview.buttons} urls={urls} />}
      </div>
    </div>
  )
}

const icons: Readonly<Record<string, LucideIcon>> = { IMAGE: Image, VIDEO: Video, DOCUMENT: FileText, LOCATION: MapPin }

function HeaderMedia({ format, image }: { readonly format: string; readonly image: string | undefined }) {
  const Icon = icons[format] ?? FileText
  const names: Readonly<Record<string, string>> = templatesText.headers
  if (image !== undefined) return <img src={image} alt="" className="h-28 w-full rounded-lg bg-sunken object-cover" />
  return (
    <div className="flex h-28 flex-col items-center justify-center gap-1 rounded-lg bg-sunken text-sm text-quiet">
      <Icon aria-hidden className="size-6" />
      {names[format] ?? names.other}
    </div>
  )
}

const buttonIcons: Readonly<Record<string, LucideIcon>> = {
  PHONE_NUMBER: Phone,
  COPY_CODE: Copy,
  OTP: Copy,
  FLOW: ListChecks,
}

/** They only show what the contact can press; here they do nothing. */
function Buttons({
  buttons,
  urls,
}: { readonly buttons: readonly PreviewButton[] } & Required<Pick<MessageBubbleProps, 'urls'>>) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {buttons.map(({ type, text: label, url }, index) => {
        const Icon = url === undefined ? (buttonIcons[type] ?? Reply) : ExternalLink
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two buttons may have the same text
          <li key={index} className="px-3 py-2 text-center text-accent">
            <span className="inline-flex items-center gap-1.5 font-medium">
              <Icon aria-hidden className="size-3.5" />
              {label}
            </span>
            {url !== undefined && (
              <span className="block text-xs text-quiet">
                <VariableText text={url} values={{ '1': urls[index] ?? '' }} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

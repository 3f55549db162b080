import { FormattedText } from '../../../components/formatted-text.tsx'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { MediaContent } from './media-content.tsx'
import { PayloadContent } from './payload-content.tsx'
import { readLink, readTemplateName } from './read-payload.ts'
import { Referral } from './referral.tsx'
import { nameOfType, unsupportedText } from './summary-of.ts'

export function MessageContent({ message }: { readonly message: Message }) {
  const { content, direction, type, payload, media, unsupported } = message
  if (unsupported !== undefined && !content && media === null)
    return <Unsupported direction={direction} type={unsupported.type} />
  const link = media === null ? readLink(type, payload) : undefined
  const template = type === 'template' ? readTemplateName(payload) : undefined
  const hasPayload = payload !== null && ['location', 'contacts', 'interactive', 'order'].includes(type)
  return (
    <>
      <Referral payload={payload} />
      {template !== undefined && <p className="text-xs opacity-80">{text.inbox.template(template)}</p>}
      {media !== null && <MediaContent message={{ ...message, media }} />}
      {link !== undefined && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer" className="underline">
            {text.inbox.media.fromLink}
          </a>
        </p>
      )}
      {content && (
        <p className="whitespace-pre-wrap">
          <FormattedText>{content}</FormattedText>
        </p>
      )}
      {hasPayload && <PayloadContent type={type} payload={payload} content={content} />}
      {!content && media === null && link === undefined && !hasPayload && (
        <p className="italic opacity-80">{nameOfType(type)}</p>
      )}
      {unsupported !== undefined && <Unsupported direction={direction} type={unsupported.type} />}
    </>
  )
}

function Unsupported({ direction, type }: Pick<Message, 'direction' | 'type'>) {
  return <p className="italic opacity-80">{unsupportedText(direction, type)}</p>
}

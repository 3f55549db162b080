import type { ReactNode } from 'react'
import { FormattedText } from '../../../components/formatted-text.tsx'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { MediaContent } from './media-content.tsx'
import { PayloadContent } from './payload-content.tsx'
import { readLink, readTemplateName } from './read-payload.ts'
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

/** What a message refers to besides an earlier one: a product, the advertisement or post that led to it, or that it was forwarded. */
function Referral({ payload }: Pick<Message, 'payload'>) {
  const { referral, context } = payload ?? {}
  const product = context?.referred_product?.product_retailer_id
  return (
    <>
      {product && <Note>{text.inbox.referral.product(product)}</Note>}
      {(context?.forwarded || context?.frequently_forwarded) && <Note>{text.inbox.referral.forwarded}</Note>}
      {referral && <Advertisement referral={referral} />}
    </>
  )
}

type ReceivedReferral = NonNullable<NonNullable<Message['payload']>['referral']>

function Advertisement({ referral }: { readonly referral: ReceivedReferral }) {
  const { source_url: url, headline, body, source_id } = referral
  const name = headline || body || source_id || text.inbox.referral.unnamed
  const isLink = url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url)
  return (
    <Note>
      {text.inbox.referral.from}{' '}
      {isLink ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
          {name}
        </a>
      ) : (
        name
      )}
    </Note>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className="mb-1 border-l-2 border-current/25 pl-2 text-sm opacity-80 wrap-anywhere">{children}</p>
}

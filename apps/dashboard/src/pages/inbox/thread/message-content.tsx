import { MapPin, UserRound } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { FormattedText } from '../../../components/formatted-text.tsx'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { MediaContent } from './media-content.tsx'
import {
  readAnswers,
  readCallPermission,
  readContacts,
  readLink,
  readLocation,
  readOptions,
  readTemplateName,
} from './read-payload.ts'
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

type Payload = Message['payload']

/** The parts of a message besides its text and its file. */
function PayloadContent({ type, payload, content }: Pick<Message, 'type' | 'payload' | 'content'>) {
  if (type === 'location') return <Location payload={payload} />
  if (type === 'contacts') return <ContactCards payload={payload} />
  if (type === 'order') return <Order order={payload?.order} />
  const options = readOptions(payload)
  const answers = readAnswers(payload)
  const permission = readCallPermission(payload)
  if (permission !== undefined) return <p>{text.inbox.callPermission(permission)}</p>
  if (answers.length > 0) return <Answers answers={answers} />
  if (options.length === 0) return content ? null : <p className="italic opacity-80">{nameOfType(type)}</p>
  return (
    <ul className="mt-1.5 grid grid-cols-1 gap-1">
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the options of a message never change places
        <li key={index} className="rounded-md border border-current/25 px-2.5 py-1 text-center text-sm">
          {option}
        </li>
      ))}
    </ul>
  )
}

function Answers({ answers }: { readonly answers: ReturnType<typeof readAnswers> }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
      {answers.map(({ name, answer }) => (
        <Fragment key={name}>
          <dt className="opacity-80">{name}</dt>
          <dd className="wrap-anywhere">{answer}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Location({ payload }: { readonly payload: Payload }) {
  const location = readLocation(payload)
  if (location === undefined) return null
  const { latitude, longitude, name, address } = location
  const url = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  return (
    <div className="flex items-start gap-2">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>
        {name && <p className="font-medium">{name}</p>}
        {address && <p>{address}</p>}
        <p className="text-sm">
          {latitude}, {longitude}
        </p>
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-sm underline">
          {text.inbox.location.map}
          <span className="sr-only"> ({text.inbox.location.opensNewTab})</span>
        </a>
      </div>
    </div>
  )
}

function ContactCards({ payload }: { readonly payload: Payload }) {
  return readContacts(payload).map(({ name, phones }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message never change places
    <div key={index} className="flex items-start gap-2">
      <UserRound aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div>
        <p className="font-medium">{name}</p>
        {phones.map((phone) => (
          <p key={phone}>{phone}</p>
        ))}
      </div>
    </div>
  ))
}

/** The products of an order, with their prices. */
function Order({ order }: { readonly order: NonNullable<Payload>['order'] }) {
  return (
    <>
      <p className="font-medium">{text.inbox.types.order}</p>
      <ul className="grid grid-cols-1 gap-0.5">
        {order?.product_items?.map(({ product_retailer_id, quantity, item_price, currency }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the products of an order never change places
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {quantity} × {product_retailer_id}
            </span>
            {item_price !== undefined && <span className="shrink-0">{priceOf(item_price, currency)}</span>}
          </li>
        ))}
      </ul>
      {order?.text && <p className="whitespace-pre-wrap">{order.text}</p>}
    </>
  )
}

function priceOf(amount: number, currency = ''): string {
  return /^[A-Z]{3}$/.test(currency)
    ? amount.toLocaleString(undefined, { style: 'currency', currency })
    : `${amount} ${currency}`.trim()
}

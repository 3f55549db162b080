import type { ReactNode } from 'react'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'

/** What a message refers to besides an earlier one: a product, the advertisement or post that led to it, or that it was forwarded. */
export function Referral({ payload }: Pick<Message, 'payload'>) {
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

import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'

/** The advertisement or post that led to a message. */
export function Referral({ payload }: Pick<Message, 'payload'>) {
  const { referral } = payload ?? {}
  if (referral === undefined) return null
  const { source_url: url, headline, body, source_id } = referral
  const name = headline || body || source_id || text.inbox.referral.unnamed
  const isLink = url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url)
  return (
    <p className="mb-1 border-l-2 border-current/25 pl-2 text-sm opacity-80 wrap-anywhere">
      {text.inbox.referral.from}{' '}
      {isLink ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  )
}

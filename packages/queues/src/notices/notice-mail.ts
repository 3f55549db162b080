import type { NotifiedSubscription, Quota, Timestamp } from '@channel/contract/types'
import type { NoticeType } from '@channel/core/notices'

/** A mail to one owner, as plain text. */
export interface NoticeMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for every attempt, so that mail programs show it once. */
  readonly messageId: string
}

/** A notice to mail. */
interface MailedNotice {
  readonly notice_id: string
  readonly user_id: string
  readonly type: NoticeType
  readonly detail: NotifiedSubscription | Quota
  readonly organization_name: string
  readonly email: string
  /** The URL of the subscription. Null: the notice is about none. */
  readonly url: string | null
}

/** @param publicUrl that of the dashboard, without a trailing slash */
export function noticeMail(notice: MailedNotice, publicUrl: string): NoticeMail {
  const { email: to, notice_id, user_id, detail } = notice
  const messageId = `<${notice_id}.${user_id}@${new URL(publicUrl).hostname}>`
  const parts = detail.object === 'quota' ? quotaParts(notice, detail) : subscriptionParts(notice, detail)
  const text = `${parts.text}

${publicUrl}${parts.path}

You get this mail because you are an owner of ${notice.organization_name} on Channel.
`
  return { to, subject: parts.subject, text, messageId }
}

interface Parts {
  readonly subject: string
  readonly text: string
  /** The page of the dashboard that shows more. */
  readonly path: string
}

function subscriptionParts({ type, organization_name, url }: MailedNotice, detail: NotifiedSubscription): Parts {
  const path = `/webhooks/${detail.id}`
  // Only the host: the rest of a URL may contain a token.
  const host = url === null ? '' : new URL(url).host
  const name = detail.description === null ? host : `${detail.description} (${host})`
  const since = minute(detail.failing_since)
  if (type === 'subscription.failing') {
    return {
      path,
      subject: `A webhook of ${organization_name} is failing`,
      text: `No event could be delivered to this webhook since ${since}:

${name}

Its events are sent again for about three days. If it still fails after
five days, it is disabled. The dashboard shows the responses:`,
    }
  }
  const why =
    detail.disabled_reason === 'endpoint_gone'
      ? 'because its server responded\nwith 410 Gone'
      : `because no event could be\ndelivered since ${since}`
  return {
    path,
    subject: `A webhook of ${organization_name} was disabled`,
    text: `This webhook was disabled, ${why}:

${name}

Its events are held. Check its server, then enable it on the dashboard:`,
  }
}

const quotaTexts: Readonly<Record<string, { subject: string; used: string; full: string }>> = {
  monthly_messages: {
    subject: 'messages of this month',
    used: 'messages that the plan includes in a calendar month',
    full: 'When none are left, no more messages can be sent until',
  },
  webhook_subscriptions: {
    subject: 'webhooks',
    used: 'webhooks that the plan includes',
    full: 'When none are left, no more webhooks can be added.',
  },
}

function quotaParts({ organization_name }: MailedNotice, { id, limit, used, resets_at }: Quota): Parts {
  const texts = quotaTexts[id] ?? { subject: id, used: id, full: '' }
  const until = resets_at === null ? '' : ` ${minute(resets_at)}.`
  return {
    path: '/',
    subject: `${organization_name} has used ${Math.floor((used / limit) * 100)} % of its ${texts.subject}`,
    text: `${organization_name} has used ${used} of the ${limit} ${texts.used}.
${texts.full}${until}`,
  }
}

/** Such as `2026-11-20 10:30 UTC`. */
function minute(timestamp: Timestamp): string {
  return `${timestamp.slice(0, 10)} ${timestamp.slice(11, 16)} UTC`
}

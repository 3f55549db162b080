import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { type BroadcastRecipient, reasonText } from '../broadcast.ts'

const labels = broadcastsText.list
const linkClass = 'text-accent underline underline-offset-2'

interface ReasonProps {
  readonly recipient: BroadcastRecipient
  readonly reason: string
  readonly onSearch: (number: string) => void
}

/** Why a recipient got no message. If it was left out, a link leads to what explains it. */
export function Reason({ recipient, reason, onSearch }: ReasonProps) {
  return (
    <>
      <span title={reason}>{reasonText(reason)}</span>{' '}
      {recipient.status === 'skipped' && <Explanation {...{ recipient, reason, onSearch }} />}
    </>
  )
}

/** What can be seen of the contact itself. */
const shownByContact = ['blocked', 'variable_empty']

function Explanation({ recipient: { to, name, contact_id }, reason, onSearch }: ReasonProps): ReactNode {
  const who = name ?? to ?? labels.erased
  if (reason === 'duplicate' && to?.startsWith('+'))
    return (
      <button type="button" aria-label={labels.sameContact(to)} onClick={() => onSearch(to)} className={linkClass}>
        {labels.seeBoth}
      </button>
    )
  if (contact_id !== null && shownByContact.includes(reason))
    return (
      <Link to="/contacts" search={{ contact: contact_id }} aria-label={labels.contactOf(who)} className={linkClass}>
        {labels.seeContact}
      </Link>
    )
  return (
    <a
      href="/docs/broadcasts#who-gets-no-message"
      target="_blank"
      rel="noreferrer"
      aria-label={labels.whyOf(who)}
      className={linkClass}
    >
      {labels.why}
    </a>
  )
}

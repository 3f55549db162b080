import { Link } from '@tanstack/react-router'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import type { Account } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { inWords } from '../../templates/template-state.ts'
import { AccountAlerts } from './account-alerts.tsx'
import { accountBadge, accountProblem } from './account-state.ts'
import { HistoryProgress } from './history-progress.tsx'
import { QualityBadge } from './quality-badge.tsx'

/** The state of a number, its ids, and what the provider has reported. */
export function AccountDetails({ account }: { readonly account: Account }) {
  const { fields } = text.accounts
  const problem = accountProblem(account)
  const customer = account.customer && (
    <Link to="/customers" search={{ customer: account.customer.id }} className="text-accent hover:underline">
      {account.customer.name}
    </Link>
  )
  const phone = account.phone_number ? <CopyableId value={account.phone_number} /> : text.accounts.noNumber
  const business = account.waba_id ? <CopyableId value={account.waba_id} /> : text.common.none
  return (
    <div className="grid grid-cols-1 gap-5">
      {problem && <p className="rounded-lg bg-warn-ground p-3 text-base text-warn">{problem}</p>}
      <DetailList
        items={[
          [text.common.phoneNumber, phone],
          [text.common.status, <StatusBadge key="status" {...accountBadge(account)} />],
          [fields.quality, <QualityBadge key="quality" rating={account.quality_rating} />],
          account.messaging_limit && [fields.messaging_limit, inWords(account.messaging_limit)],
          account.name_status && [fields.name_status, inWords(account.name_status)],
          ...(account.restrictions ?? []).map(
            ({ type, ends_at }, index) =>
              [
                index === 0 ? fields.restrictions : `${fields.restrictions} ${index + 1}`,
                <span key="restriction">
                  {inWords(type)}{' '}
                  {ends_at && (
                    <>
                      ({text.accounts.until} <Timestamp value={ends_at} />)
                    </>
                  )}
                </span>,
              ] as const,
          ),
          [text.common.customer, customer ?? text.accounts.own],
          [fields.phone_number_id, <CopyableId key="number" value={account.phone_number_id} />],
          ...(account.in_business_app ? phoneItems(account) : []),
          [fields.id, <CopyableId key="id" value={account.id} />],
          [fields.waba_id, business],
          [fields.created, <Timestamp key="created" value={account.created_at} />],
          [text.common.updated, <Timestamp key="updated" value={account.updated_at} />],
        ]}
      />
      <AccountAlerts alerts={account.alerts ?? []} />
    </div>
  )
}

/** What only a number has that is also used in the app on a phone. */
function phoneItems({ history_sync }: Account) {
  const { fields, onPhone } = text.accounts
  const history = history_sync && <HistoryProgress key="history" sync={history_sync} />
  return [[fields.phone, onPhone] as const, [fields.history, history ?? text.common.none] as const]
}

import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { TextLink } from '../../components/links.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import type { Account } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { inWords } from '../../templates/template-state.ts'
import { accountBadge, accountProblem, historyText } from './account-state.ts'
import { QualityBadge } from './quality-badge.tsx'

/** The state of a number, its ids, and what the provider has reported. */
export function AccountDetails({ account }: { readonly account: Account }) {
  const { fields } = text.accounts
  const problem = accountProblem(account)
  const customer = account.customer && (
    <TextLink to="/customers" search={{ customer: account.customer.id }} label={account.customer.name} />
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

/** How much of a number's history is imported, with a bar while it is. */
function HistoryProgress({ sync }: { readonly sync: NonNullable<Account['history_sync']> }) {
  const label = historyText(sync)
  if (sync.status !== 'importing') return label
  return (
    <span className="grid gap-1">
      {label}
      <progress
        aria-label={label}
        value={sync.progress}
        max={100}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </span>
  )
}

const tones: Readonly<Record<string, Tone>> = { CRITICAL: 'bad', WARNING: 'warn' }

/** What the provider has said about a number, newest first. */
function AccountAlerts({ alerts }: Required<Pick<Account, 'alerts'>>) {
  if (alerts.length === 0) return null
  return (
    <section aria-label={text.accounts.alerts}>
      <h3 className="mb-2 text-sm font-medium">{text.accounts.alerts}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {alerts.map(({ type, severity, text: description, reported_at }) => (
          <li key={`${type} ${reported_at} ${description}`} className="rounded-lg border border-line p-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="min-w-0 font-medium wrap-anywhere">{inWords(type)}</p>
              {severity && <StatusBadge tone={tones[severity] ?? 'neutral'} label={inWords(severity)} />}
            </div>
            {description && <p className="mt-1 wrap-anywhere">{description}</p>}
            <p className="mt-1 text-sm text-quiet">
              <Timestamp value={reported_at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

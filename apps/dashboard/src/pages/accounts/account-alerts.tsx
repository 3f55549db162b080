import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import type { Account } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { inWords } from '../../templates/template-state.ts'

const tones: Readonly<Record<string, Tone>> = { CRITICAL: 'bad', WARNING: 'warn' }

/** What the provider has said about a number, newest first. */
export function AccountAlerts({ alerts }: Required<Pick<Account, 'alerts'>>) {
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

import type { Account } from '../../layout/account.tsx'
import { historyText } from './account-state.ts'

/** How much of a number's history is imported, with a bar while it is. */
export function HistoryProgress({ sync }: { readonly sync: NonNullable<Account['history_sync']> }) {
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

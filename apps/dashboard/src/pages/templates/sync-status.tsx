import type { components } from '@channel/client'
import type { UseMutationResult } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { IconButton } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Progress } from '../../components/progress.tsx'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'

type SyncResult = components['schemas']['TemplateSyncResult']

interface SyncStatusProps {
  readonly sync: UseMutationResult<{ readonly data: SyncResult }, Error, void>
}

/** The progress of a sync, then its counts or its error. */
export function SyncStatus({ sync: { isIdle, isPending, error, data, mutate, reset } }: SyncStatusProps) {
  if (isIdle) return null
  return (
    <div className="mb-3">
      {isPending && <Progress label={templatesText.syncing} value={null} />}
      {error && <ErrorNotice error={error} title={templatesText.syncFailed} onRetry={() => mutate()} />}
      {data && (
        <div
          role="status"
          className="flex items-center gap-2 rounded-lg bg-good-ground py-1 pr-1 pl-3 text-base text-good"
        >
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          <p className="grow">{templatesText.synced(data.data.synced, data.data.created, data.data.updated)}</p>
          <IconButton icon={X} label={text.common.close} onClick={reset} />
        </div>
      )}
    </div>
  )
}

import type { components } from '@channel/client'
import type { UseMutationResult } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { IconButton } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Progress } from '../../components/progress.tsx'
import { text } from '../../messages/text.ts'

type SyncResult = components['schemas']['TemplateSyncResult']

interface SyncStatusProps {
  readonly sync: UseMutationResult<{ readonly data: SyncResult }, Error, void>
}

/** The progress of a sync, then its counts or its error. */
export function SyncStatus({ sync }: SyncStatusProps) {
  if (sync.isIdle) return null
  return (
    <div className="mb-3">
      {sync.isPending ? (
        <Progress label={text.templates.syncing} value={null} />
      ) : sync.error ? (
        <ErrorNotice error={sync.error} title={text.templates.syncFailed} onRetry={() => sync.mutate()} />
      ) : (
        sync.data && <Result {...sync.data.data} onClose={sync.reset} />
      )}
    </div>
  )
}

interface ResultProps extends Pick<SyncResult, 'synced' | 'created' | 'updated'> {
  readonly onClose: () => void
}

function Result({ synced, created, updated, onClose }: ResultProps) {
  return (
    <div role="status" className="flex items-center gap-2 rounded-lg bg-good-ground py-1 pr-1 pl-3 text-base text-good">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      <p className="grow">{text.templates.synced(synced, created, updated)}</p>
      <IconButton icon={X} label={text.common.close} onClick={onClose} />
    </div>
  )
}

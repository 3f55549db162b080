import { CircleCheck, X } from 'lucide-react'
import { IconButton } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Progress } from '../../components/progress.tsx'
import { text } from '../../messages/text.ts'
import type { useTemplateSync } from './use-template-sync.ts'

/** The progress of a sync, then its counts or its error. */
export function SyncStatus({ sync }: { readonly sync: ReturnType<typeof useTemplateSync> }) {
  if (sync.isIdle) return null
  return (
    <div className="mb-3">
      {sync.isPending ? (
        <Progress label={text.templates.syncing} value={null} />
      ) : sync.error ? (
        <ErrorNotice error={sync.error} title={text.templates.syncFailed} onRetry={sync.start} />
      ) : (
        sync.data && <Result {...sync.data.data} onClose={sync.reset} />
      )}
    </div>
  )
}

interface ResultProps {
  readonly synced: number
  readonly created: number
  readonly updated: number
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

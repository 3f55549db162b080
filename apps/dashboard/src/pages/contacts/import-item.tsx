import type { components } from '@channel/client'
import { Download } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Progress } from '../../components/progress.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { useChange } from '../../use-change.ts'

type ContactImport = components['schemas']['ContactImport']

const tones: Readonly<Record<string, Tone>> = { completed: 'good', failed: 'bad', canceled: 'neutral' }

/** An import: its progress, or its result with the errors to download. */
export function ImportItem({ item }: { readonly item: ContactImport }) {
  const { phone_number_id, id, status, filename, rows_total, rows_read, rows_created, rows_updated, rows_failed } = item
  const texts = contactsText.import
  const cancel = useChange({
    run: () => channel.contactImports.cancel(phone_number_id, id),
    refreshes: [queries.contactImports.key()],
    notifiesFailure: true,
  })
  const counts = [
    texts.created(rows_created),
    rows_updated > 0 && texts.updated(rows_updated),
    rows_failed > 0 && texts.failed(rows_failed),
  ]
  return (
    <li className="grid grid-cols-1 gap-2 p-3 text-base">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 truncate font-medium">{filename}</span>
        <span className="text-sm text-quiet">
          <Timestamp value={item.created_at} form="relative" />
        </span>
      </div>
      {item.ended_at === null ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 grow">
            <Progress
              label={texts.statuses[status] ?? status}
              value={rows_total === null ? null : rows_read}
              max={rows_total ?? 1}
              note={rows_total === null ? '' : texts.progress(rows_read, rows_total)}
            />
          </div>
          <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.stop}
          </Button>
        </div>
      ) : (
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <StatusBadge tone={tones[status] ?? 'neutral'} label={texts.statuses[status] ?? status} />
          <span>{item.failure ?? counts.filter(Boolean).join(', ')}</span>
          {rows_failed > 0 && (
            <Button size="sm" icon={Download} onClick={() => location.assign(errorsPath(item))}>
              {texts.errors}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function errorsPath({ phone_number_id, id }: ContactImport): string {
  return `/dashboard/v1/${phone_number_id}/contact_imports/${id}/errors`
}

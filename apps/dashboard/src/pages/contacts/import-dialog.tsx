import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Field } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { Progress } from '../../components/progress.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { filesText } from '../../messages/files.ts'
import { text } from '../../messages/text.ts'
import { type TextEncoding, textOfFile } from '../../text-of-file.ts'
import { useChange } from '../../use-change.ts'
import { useReadFile } from '../../use-read-file.ts'

/** Long enough for a large file on a slow line. */
const timeoutMs = 30 * 60_000
const pollMs = 1_000

/** Uploads a file of contacts, and shows the imports of the number. They continue without the page. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const phoneNumberId = usePhoneNumberId()
  const [chosen, setChosen] = useState<File>()
  const { content: { file, encoding } = {}, problem } = useReadFile(chosen, utf8File, filesText.unreadable)
  const texts = contactsText.import
  const { mutate, isPending, error } = useChange({
    run: (given: File) =>
      channel.contactImports.create(phoneNumberId, { file: given }, { timeoutMs, totalTimeoutMs: timeoutMs }),
    refreshes: [queries.contactImports.key()],
    onDone: () => setChosen(undefined),
  })
  return (
    <FormDialog
      title={texts.title}
      description={texts.hint}
      dismissible={false}
      action={texts.start}
      keep={text.common.close}
      isDisabled={!file}
      call={{ isPending, error }}
      isHeld
      onSubmit={() => file && mutate(file)}
      onClose={onClose}
    >
      <Field label={texts.file} error={problem}>
        {(control) => (
          <input
            {...control}
            // Empty again after an upload.
            key={String(chosen === undefined)}
            type="file"
            accept=".csv,.ndjson,.jsonl,text/csv"
            disabled={isPending}
            onChange={({ target: { files } }) => setChosen(files?.[0])}
            className="text-base file:mr-3 file:rounded-md file:border file:border-line-strong file:bg-raised file:px-3 file:py-1.5"
          />
        )}
      </Field>
      {encoding !== undefined && encoding !== 'utf-8' && (
        <p role="status" className="text-quiet">
          {texts.readAs(encoding)}
        </p>
      )}
      <Imports />
    </FormDialog>
  )
}

function Imports() {
  const { data, error } = useQuery({
    ...queries.contactImports.list.queryOptions(usePhoneNumberId(), { limit: 5 }),
    refetchInterval: ({ state }) => (state.data?.data.some((each) => each.ended_at === null) ? pollMs : false),
  })
  if (error) return <ErrorNotice error={error} />
  if (!data || data.data.length === 0) return null
  return (
    <section aria-label={contactsText.import.recent} className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-medium text-quiet">{contactsText.import.recent}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {data.data.map((each) => (
          <ImportItem key={each.id} item={each} />
        ))}
      </ul>
    </section>
  )
}

interface Utf8File {
  readonly file: File
  /** How the chosen file was read. */
  readonly encoding: TextEncoding
}

/**
 * A chosen file of text as UTF-8, which the service reads.
 *
 * @throws WorkbookError if it is no text
 */
async function utf8File(chosen: File): Promise<Utf8File> {
  const { text, encoding } = await textOfFile(chosen)
  return { file: encoding === 'utf-8' ? chosen : new File([text], chosen.name, { type: chosen.type }), encoding }
}

type ContactImport = components['schemas']['ContactImport']

const tones: Readonly<Record<string, Tone>> = { completed: 'good', failed: 'bad', canceled: 'neutral' }

/** An import: its progress, or its result with the errors to download. */
function ImportItem({ item }: { readonly item: ContactImport }) {
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

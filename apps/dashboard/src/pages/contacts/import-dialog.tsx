import { useRef, useState } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Field } from '../../components/field.tsx'
import { Progress } from '../../components/progress.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { type ParsedCsv, parseContactsCsv } from './contact-csv.ts'
import { importContacts } from './import-contacts.ts'
import { ImportReport } from './import-report.tsx'

/** Reads a CSV file, shows what it holds, and creates its contacts. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [parsed, setParsed] = useState<ParsedCsv>()
  const { stop, done, ...run } = useImport()
  const rows = parsed?.rows ?? []
  const texts = text.contacts.import
  const footer = run.data ? (
    <Button variant="primary" onClick={onClose}>
      {text.common.close}
    </Button>
  ) : (
    <>
      <Button onClick={run.isPending ? stop : onClose}>{run.isPending ? texts.stop : text.common.cancel}</Button>
      <Button variant="primary" pending={run.isPending} disabled={rows.length === 0} onClick={() => run.mutate(rows)}>
        {texts.start(rows.length)}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => run.isPending || onClose()}
      title={texts.title}
      description={texts.hint}
      footer={footer}
    >
      <div className="grid grid-cols-1 gap-4">
        {!run.data && (
          <Field label={texts.file} error={parsed?.problem && texts.problems[parsed.problem]}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv"
                disabled={run.isPending}
                onChange={async ({ target: { files } }) => {
                  const file = files?.[0]
                  setParsed(file && parseContactsCsv(await file.text()))
                }}
                className="text-base file:mr-3 file:rounded-md file:border file:border-line-strong file:bg-raised file:px-3 file:py-1.5"
              />
            )}
          </Field>
        )}
        {rows.length > 0 && !run.data && !run.isPending && <Preview rows={rows} />}
        {run.isPending && (
          <Progress label={texts.running} value={done} max={rows.length} note={texts.progress(done, rows.length)} />
        )}
        {run.error && <ErrorNotice error={run.error} />}
        {run.data && <ImportReport result={run.data} />}
      </div>
    </Dialog>
  )
}

function Preview({ rows }: { readonly rows: ParsedCsv['rows'] }) {
  return (
    <div className="overflow-x-auto rounded-lg border border-line">
      <table aria-label={text.contacts.import.preview} className="w-full text-left text-sm">
        <thead className="text-quiet">
          <tr className="border-b border-line">
            {[text.common.phoneNumber, text.common.name, text.common.email].map((name) => (
              <th key={name} scope="col" className="px-3 py-1.5 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, 5).map(({ line, phone_number, name, email }) => (
            <tr key={line} className="border-b border-line last:border-b-0">
              <td className="px-3 py-1.5">{phone_number}</td>
              <td className="px-3 py-1.5">{name}</td>
              <td className="px-3 py-1.5">{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useImport() {
  const phoneNumberId = usePhoneNumberId()
  const stopping = useRef<AbortController>(undefined)
  const [done, setDone] = useState(0)
  const change = useChange({
    run: (rows: ParsedCsv['rows']) => {
      stopping.current = new AbortController()
      const { signal } = stopping.current
      setDone(0)
      return importContacts(phoneNumberId, rows, { onProgress: setDone, signal })
    },
    refreshes: [queries.contacts.key()],
    isPartial: true,
  })
  return { ...change, stop: () => stopping.current?.abort(), done }
}

import { Download } from 'lucide-react'
import Papa from 'papaparse'
import { Button } from '../../components/button.tsx'
import { text } from '../../messages/text.ts'
import { escapeFormulae } from './contact-csv.ts'
import type { ImportResult } from './import-contacts.ts'
import { saveFile } from './save-file.ts'

const maxShown = 20

/** The result of an import. The rows that failed can be saved, corrected and imported again. */
export function ImportReport({ result: { created, existing, failed } }: { readonly result: ImportResult }) {
  const texts = text.contacts.import
  const save = () => saveFile('contacts-not-imported.csv', Papa.unparse([...failed], { escapeFormulae }), 'text/csv')
  return (
    <div role="status" className="grid gap-3">
      <ul className="grid gap-1 text-base">
        <li>{texts.created(created)}</li>
        {existing > 0 && <li>{texts.existing(existing)}</li>}
        {failed.length > 0 && <li className="text-bad">{texts.failed(failed.length)}</li>}
      </ul>
      {failed.length > 0 && (
        <>
          <ul className="max-h-60 overflow-y-auto rounded-lg border border-line p-3 text-sm">
            {failed.slice(0, maxShown).map(({ line, phone_number, reason }) => (
              <li key={line} className="py-0.5">
                <span className="text-quiet">{texts.line(line)}</span> {phone_number}: {reason}
              </li>
            ))}
          </ul>
          <div>
            <Button icon={Download} onClick={save}>
              {texts.saveFailed}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

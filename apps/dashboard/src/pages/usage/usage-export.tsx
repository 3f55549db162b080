import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import Papa from 'papaparse'
import { Button } from '../../components/button.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { notify } from '../../components/notify.ts'
import { text } from '../../messages/text.ts'
import { saveFile } from './save-file.ts'
import { loadUsage } from './usage-query.ts'
import type { UsageField } from './usage-search.ts'

const fields: readonly UsageField[] = [
  'day',
  'phone_number_id',
  'customer_id',
  'category',
  'type',
  'country',
  'billable',
]

/** Saves the counts of a range, by every field. */
export function UsageExport({ days }: { readonly days: readonly string[] }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await loadUsage(days, fields, AbortSignal.timeout(10 * 60_000))
      const content = Papa.unparse(rows, { columns: [...fields, 'count'], escapeFormulae: true })
      saveFile(`usage-${days[0]}-${days.at(-1)}.csv`, content, 'text/csv')
    },
    onError: (error) =>
      notify({ title: text.usage.exportFailed, description: describeError(error).message, kind: 'bad' }),
  })
  return (
    <Button icon={Download} pending={isPending} onClick={() => mutate()}>
      {text.usage.export}
    </Button>
  )
}

import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { channel } from '../../../client.ts'
import { Button } from '../../../components/button.tsx'
import { describeError } from '../../../components/error-notice.tsx'
import { notify } from '../../../components/notify.ts'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { saveFile } from '../../usage/save-file.ts'
import type { Broadcast, BroadcastRecipient } from '../broadcast.ts'
import { resultsCsv } from './results-csv.ts'

const labels = broadcastsText.list
/** The pages of a large broadcast may wait for the rate limit. */
const pageTimeoutMs = 5 * 60_000

/** Saves all recipients with what became of their messages. */
export function ExportButton({ broadcast }: { readonly broadcast: Broadcast }) {
  const { phone_number_id, id, name, counts } = broadcast
  const [loaded, setLoaded] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      setLoaded(0)
      const rows: BroadcastRecipient[] = []
      const options = { totalTimeoutMs: pageTimeoutMs }
      for await (const page of channel.broadcasts
        .listRecipients(phone_number_id, id, { limit: 100 }, options)
        .pages()) {
        rows.push(...page.data)
        setLoaded(rows.length)
      }
      saveFile(`${name}.csv`, resultsCsv(rows, broadcast), 'text/csv')
    },
    onError: (error) => notify({ title: labels.exportFailed, description: describeError(error).message, kind: 'bad' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isPending && (
        <span role="status" className="text-sm text-quiet">
          {broadcastsText.progress(loaded, counts.total)}
        </span>
      )}
      <Button size="sm" icon={Download} pending={isPending} onClick={() => mutate()}>
        {labels.export}
      </Button>
    </div>
  )
}

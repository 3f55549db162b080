import type { components } from '@channel/client'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Combobox } from '../../components/combobox.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Progress } from '../../components/progress.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { useLabels } from '../../use-labels.ts'
import type { Contact } from './contact.ts'
import type { Selection } from './use-selection.ts'

type Operation = 'attach' | 'detach'

interface BulkBarProps {
  readonly selection: Selection
  /** The rows that are loaded; the selected ones are among them. */
  readonly rows: readonly Contact[]
}

/** Buttons that change the selected contacts. */
export function BulkBar({ selection, rows }: BulkBarProps) {
  const labels = useLabels()
  const [labelId, setLabelId] = useState<string | null>(null)
  const { mutate: run, isPending, error, done } = useBulkLabel()
  const count = selection.ids.size
  const start = (operation: Operation) => {
    if (labelId !== null)
      run({ label_id: labelId, operation, contacts: rows.filter(({ id }) => selection.ids.has(id)) })
  }
  return (
    <section
      aria-label={contactsText.bulk.label}
      className="sticky top-2 z-20 max-lg:top-[4.25rem] mb-3 grid gap-3 rounded-xl border border-line bg-raised p-3 shadow-lg"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <span role="status" className="font-medium">
            {contactsText.bulk.selected(count)}
          </span>
          <Button variant="ghost" onClick={() => selection.set(rows.map(({ id }) => id))}>
            {contactsText.bulk.selectLoaded(rows.length)}
          </Button>
          <Button variant="ghost" onClick={() => selection.set([])}>
            {text.common.clear}
          </Button>
        </div>
        <div className="flex items-center gap-2 max-sm:w-full">
          <Combobox
            label={contactsText.bulk.choose}
            placeholder={contactsText.bulk.choose}
            value={labelId}
            onChange={setLabelId}
            options={labels.map(({ id, name }) => ({ value: id, label: name }))}
            className="w-48 max-sm:w-0 max-sm:grow"
          />
          <Button variant="primary" disabled={labelId === null} pending={isPending} onClick={() => start('attach')}>
            {contactsText.bulk.attach}
          </Button>
          <Button disabled={labelId === null || isPending} onClick={() => start('detach')}>
            {contactsText.bulk.detach}
          </Button>
        </div>
      </div>
      {isPending && <Progress label={contactsText.bulk.running} value={done} max={count} />}
      {error && <ErrorNotice error={error} />}
    </section>
  )
}

interface BulkInput {
  readonly label_id: string
  readonly operation: Operation
  readonly contacts: readonly Contact[]
}

function useBulkLabel() {
  const [done, setDone] = useState(0)
  const change = useChange({
    run: ({ contacts, ...input }: BulkInput) => {
      setDone(0)
      return bulkLabel({ ...input, contactIds: contacts.map(({ id }) => id) }, setDone)
    },
    refreshes: [queries.contacts.key()],
    isPartial: true,
    done: (counts, { label_id, operation, contacts }) => {
      // Undo must not change contacts that were as they are before.
      const changed = contacts.filter(
        ({ labels }) => labels.some(({ id }) => id === label_id) === (operation === 'detach'),
      )
      const opposite = operation === 'attach' ? 'detach' : 'attach'
      return {
        title: contactsText.bulk.applied[operation](counts.applied),
        description: contactsText.bulk.counts(counts),
        ...(changed.length > 0 && { undo: () => change.mutate({ label_id, operation: opposite, contacts: changed }) }),
      }
    },
  })
  return { ...change, done }
}

type BulkLabelResult = components['schemas']['BulkLabelResult']

const maxBatch = 1000

/**
 * Attaches a label to contacts, or detaches it, in as many requests as they need.
 *
 * @param onProgress called with the number of contacts done
 * @returns the sums of the counts
 */
async function bulkLabel(
  { contactIds, ...body }: { contactIds: readonly string[]; label_id: string; operation: 'attach' | 'detach' },
  onProgress: (done: number) => void,
): Promise<BulkLabelResult> {
  const sum = { applied: 0, skipped_cross_org: 0, skipped_team_mismatch: 0 }
  for (let from = 0; from < contactIds.length; from += maxBatch) {
    const contact_ids = contactIds.slice(from, from + maxBatch)
    const { data } = await channel.contacts.bulkLabel({ ...body, contact_ids })
    sum.applied += data.applied
    sum.skipped_cross_org += data.skipped_cross_org
    sum.skipped_team_mismatch += data.skipped_team_mismatch
    onProgress(from + contact_ids.length)
  }
  return sum
}

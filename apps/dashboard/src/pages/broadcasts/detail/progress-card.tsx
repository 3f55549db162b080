import { Card } from '../../../components/card.tsx'
import { Progress } from '../../../components/progress.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { type Broadcast, broadcastBadge, doneOf, pauseReasonText, reasonText, recipientBadge } from '../broadcast.ts'
import { recipientStatuses } from '../broadcasts-search.ts'

const labels = broadcastsText
const numbers = new Intl.NumberFormat('en')

/** How far a broadcast is: its recipients by status, and why messages failed. */
export function ProgressCard({ broadcast }: { readonly broadcast: Broadcast }) {
  const { counts, pause_reason, status } = broadcast
  const badge = broadcastBadge(broadcast)
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <p role="status" className="sr-only">
          {badge.label}
        </p>
        {counts.total === 0 ? (
          <p className="rounded-lg bg-warn-ground p-3 text-warn">{labels.noRecipients}</p>
        ) : (
          <Progress
            label={badge.label}
            value={doneOf(broadcast)}
            max={counts.total}
            note={labels.progress(doneOf(broadcast), counts.total)}
          />
        )}
        {status === 'paused' && pause_reason !== null && (
          <p role="status" className="rounded-lg bg-warn-ground p-3 text-warn">
            {pauseReasonText(pause_reason)}
          </p>
        )}
        <dl aria-label={labels.counts} className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
          {recipientStatuses.map((each) => (
            <div key={each} className="flex flex-col justify-between gap-1 rounded-lg border border-line px-3 py-2">
              <dt>
                <StatusBadge {...recipientBadge(each, broadcast)} />
              </dt>
              <dd className="text-xl font-semibold">{numbers.format(counts[each])}</dd>
            </div>
          ))}
        </dl>
        {counts.duplicates > 0 && <p className="text-quiet">{labels.duplicates(counts.duplicates)}</p>}
        <Reasons counts={counts} />
      </div>
    </Card>
  )
}

function Reasons({ counts: { failed_reasons, skipped_reasons } }: Pick<Broadcast, 'counts'>) {
  const reasons = Object.entries({ ...failed_reasons, ...skipped_reasons }).toSorted((one, other) => other[1] - one[1])
  if (reasons.length === 0) return null
  return (
    <section aria-label={labels.reasons} className="grid grid-cols-1 gap-1.5">
      <h2 className="text-sm font-medium text-quiet">{labels.reasons}</h2>
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {reasons.map(([code, count]) => (
          <li key={code} className="col-span-2 grid grid-cols-subgrid">
            <span className="text-right font-medium tabular-nums">{numbers.format(count)}</span>
            <span title={code}>{reasonText(code)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

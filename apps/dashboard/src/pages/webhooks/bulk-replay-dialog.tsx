import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Progress } from '../../components/progress.tsx'
import { optionsOf, SelectField } from '../../components/select.tsx'
import { formatTime } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useChange } from '../../use-change.ts'
import { type DeliverySearch, deliveryQuery } from './delivery-search.ts'
import { planReplay, type ReplayPlan } from './plan-replay.ts'
import { maxReplays } from './replay-steps.ts'

interface BulkReplayDialogProps {
  readonly subscriptionId: string
  readonly search: DeliverySearch
  readonly onClose: () => void
}

const labels = webhooksText.bulk
const statusNames = webhooksText.deliveries.statuses
/** The others wait for their first attempt. */
const replayable = ['dead', 'failed', 'succeeded'] as const
type Replayable = (typeof replayable)[number]

/**
 * Counts what the filters match, then replays it in steps of 1,000 at most, each after a click. Without a filter for the
 * status it asks for one, because pending deliveries are sent anyway, and would be sent twice.
 */
export function BulkReplayDialog({ subscriptionId, search: filter, onClose }: BulkReplayDialogProps) {
  const [status, setStatus] = useState<Replayable>('dead')
  const search = { ...filter, status: filter.status ?? status }
  const { query, found } = useReplayPlan(subscriptionId, search)
  const plan = query.data
  const replay = useReplaySteps(subscriptionId, search)
  const next = plan?.steps[replay.stepsDone]
  const isDone = plan !== undefined && next === undefined
  const filters = describeFilters(filter)
  return (
    <Dialog
      open
      onOpenChange={() => replay.isPending || onClose()}
      dismissible={false}
      title={labels.title}
      description={labels.hint}
      footer={
        <>
          <Button disabled={replay.isPending} onClick={onClose}>
            {isDone ? text.common.close : text.common.cancel}
          </Button>
          {next && (
            <Button variant="primary" pending={replay.isPending} onClick={() => replay.run(next)}>
              {replay.stepsDone === 0 ? labels.start(next.count) : labels.goOn(next.count)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {filter.status === undefined && (
          <SelectField<Replayable>
            label={labels.which}
            hint={labels.whichHint}
            value={status}
            onChange={setStatus}
            disabled={replay.isPending || replay.stepsDone > 0}
            options={optionsOf(replayable, statusNames)}
          />
        )}
        {filters.length > 0 && (
          <section aria-label={labels.filters}>
            <DetailList items={filters} />
          </section>
        )}
        <Loaded query={query} loading={<Progress label={labels.counting} value={null} note={labels.counted(found)} />}>
          {(counted) => <PlanSummary plan={counted} replayed={replay.replayed} isDone={isDone} />}
        </Loaded>
        {replay.isCapped && <p className="text-sm text-warn">{labels.capped}</p>}
        {replay.error && <ErrorNotice error={replay.error} />}
      </div>
    </Dialog>
  )
}

interface PlanSummaryProps {
  readonly plan: ReplayPlan
  readonly replayed: number
  readonly isDone: boolean
}

function PlanSummary({ plan: { count, hasMore }, replayed, isDone }: PlanSummaryProps) {
  if (count === 0) return <p role="status">{labels.none}</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="font-medium">
        {hasMore ? labels.tooMany(count) : labels.matching(count)}
      </p>
      {count > maxReplays && <p className="text-sm text-quiet">{labels.limit}</p>}
      {replayed > 0 && (
        <Progress
          label={labels.progress}
          value={replayed}
          max={Math.max(count, replayed)}
          note={labels.of(replayed, count)}
        />
      )}
      {isDone && <p role="status">{labels.finished}</p>}
    </div>
  )
}

function useReplayPlan(subscriptionId: string, search: DeliverySearch) {
  const [found, setFound] = useState(0)
  const query = useQuery({
    queryKey: ['replay-plan', subscriptionId, search],
    queryFn: ({ signal }) => planReplay({ subscriptionId, search, signal, onProgress: setFound }),
    // The counted deliveries must not change while they are replayed step by step.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { query, found }
}

function useReplaySteps(subscriptionId: string, search: DeliverySearch) {
  const [done, setDone] = useState({ stepsDone: 0, replayed: 0, isCapped: false })
  const { mutate, isPending, error } = useChange({
    run: ({ created_after, created_before }: ReplayPlan['steps'][number]) => {
      const filters = { ...deliveryQuery(search), created_after, created_before }
      return channel.webhookDeliveries.bulkReplay({ subscription_id: subscriptionId, ...filters })
    },
    refreshes: [queries.webhookDeliveries.key()],
    onDone: ({ data: { enqueued, capped } }) =>
      setDone(({ stepsDone, replayed, isCapped }) => ({
        stepsDone: stepsDone + 1,
        replayed: replayed + enqueued,
        isCapped: isCapped || capped,
      })),
  })
  return { ...done, run: mutate, isPending, error }
}

const { filters, statuses } = webhooksText.deliveries
const { times } = text

/** The filters in words, with their names. */
function describeFilters({ status, event_type, range, from, to }: DeliverySearch) {
  const words = [
    from && `${times.from} ${formatTime(from)}`,
    to && `${times.to} ${formatTime(to)}`,
    !from && range && times.ranges[range],
  ].filter(Boolean)
  return [
    ...(status ? [[text.common.status, statuses[status]] as const] : []),
    ...(event_type ? [[filters.event, event_type] as const] : []),
    ...(words.length > 0 ? [[times.range, words.join(', ')] as const] : []),
  ]
}

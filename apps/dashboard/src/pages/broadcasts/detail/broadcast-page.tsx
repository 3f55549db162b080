import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Ban, Megaphone, Pause, Pencil, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Button } from '../../../components/button.tsx'
import { confirm } from '../../../components/confirm.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LinkButton, ParentLink } from '../../../components/links.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { ReadOnlyNote } from '../../../components/read-only-note.tsx'
import { isId } from '../../../is-id.ts'
import { accountPage, usePhoneNumberId } from '../../../layout/account-page.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useChange } from '../../../use-change.ts'
import { type Broadcast, pollOf } from '../broadcast.ts'
import type { BroadcastSearch } from '../broadcasts-search.ts'
import { DetailsCard } from './details-card.tsx'
import { EditBroadcast } from './edit-broadcast.tsx'
import { ProgressCard } from './progress-card.tsx'
import { RecipientsTable } from './recipients-table.tsx'

const labels = broadcastsText
const route = getRouteApi('/app/broadcasts/$broadcastId')

/** One broadcast: its progress, its message and its recipients. */
export const BroadcastPage = accountPage({ title: labels.broadcast, icon: Megaphone }, LoadedBroadcast)

function LoadedBroadcast() {
  const { broadcastId } = route.useParams()
  const isValid = isId('brd', broadcastId)
  const query = useQuery({
    ...queries.broadcasts.get.queryOptions(usePhoneNumberId(), broadcastId),
    enabled: isValid,
    // Counts change without an event.
    refetchInterval: ({ state }) => pollOf(state.data?.data, Date.now()),
  })
  if (query.data) return <BroadcastView broadcast={query.data.data} />
  const toAll = <LinkButton to="/broadcasts" search={{}} label={labels.toAll} />
  const gone = <EmptyState icon={Megaphone} title={labels.gone} hint={labels.goneHint} action={toAll} />
  return (
    <>
      <PageHeader title={labels.broadcast} above={above} />
      <Loaded query={query} gone={gone} isGone={!isValid} />
    </>
  )
}

const above = <ParentLink to="/broadcasts" search={{}} label={text.navigation.broadcasts} />

function BroadcastView({ broadcast }: { readonly broadcast: Broadcast }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayWrite = useMayWrite()
  const [isEditing, setEditing] = useState(false)
  const showSearch = (next: BroadcastSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  if (isEditing && broadcast.status === 'draft')
    return (
      <>
        <PageHeader title={labels.edit.title(broadcast.name)} description={labels.edit.hint} above={above} />
        <div className="grid grid-cols-1 gap-5">
          <EditBroadcast broadcast={broadcast} onClose={() => setEditing(false)} />
        </div>
      </>
    )
  return (
    <>
      <PageHeader
        title={broadcast.name}
        above={above}
        actions={
          mayWrite ? <BroadcastActions broadcast={broadcast} onEdit={() => setEditing(true)} /> : <ReadOnlyNote />
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <ProgressCard broadcast={broadcast} />
        <DetailsCard broadcast={broadcast} />
        <RecipientsTable broadcast={broadcast} search={search} onChange={showSearch} />
      </div>
    </>
  )
}

const actionLabels = broadcastsText.actions
const refreshes = [queries.broadcasts.key()]

interface BroadcastActionsProps {
  readonly broadcast: Broadcast
  readonly onEdit: () => void
}

/** What can be done with a broadcast. The page shows that it is done: on a phone, a notice would be above the next button. */
function BroadcastActions({ broadcast, onEdit }: BroadcastActionsProps) {
  const { phone_number_id, id, status } = broadcast
  const pause = useChange({
    run: () => channel.broadcasts.pause(phone_number_id, id),
    refreshes,
    notifiesFailure: true,
  })
  const resume = useChange({
    run: () => channel.broadcasts.start(phone_number_id, id),
    refreshes,
    notifiesFailure: true,
  })
  return (
    <>
      {status === 'draft' && <StartButton broadcast={broadcast} />}
      {status === 'draft' && (
        <Button icon={Pencil} onClick={onEdit}>
          {broadcastsText.edit.action}
        </Button>
      )}
      {(status === 'running' || status === 'scheduled') && (
        <Button icon={Pause} pending={pause.isPending} onClick={() => pause.mutate()}>
          {actionLabels.pause}
        </Button>
      )}
      {status === 'paused' && (
        <Button variant="primary" icon={Play} pending={resume.isPending} onClick={() => resume.mutate()}>
          {actionLabels.resume}
        </Button>
      )}
      {['draft', 'scheduled', 'running', 'paused'].includes(status) && (
        <Button icon={Ban} onClick={() => askToCancel(broadcast)}>
          {status === 'draft' ? actionLabels.discard : actionLabels.cancel}
        </Button>
      )}
    </>
  )
}

function StartButton({ broadcast: { phone_number_id, id, name, send_at, counts } }: { readonly broadcast: Broadcast }) {
  const isLater = send_at !== null
  const ask = () =>
    confirm({
      title: (isLater ? actionLabels.scheduleTitle : actionLabels.startTitle)(name, counts.total),
      description: actionLabels.startHint,
      action: isLater ? actionLabels.schedule : actionLabels.start,
      tone: 'primary',
      run: () => channel.broadcasts.start(phone_number_id, id),
      refreshes,
    })
  return (
    <Button variant="primary" icon={Send} disabled={counts.total === 0} onClick={ask}>
      {isLater ? actionLabels.schedule : actionLabels.start}
    </Button>
  )
}

function askToCancel({ phone_number_id, id, name, status, counts }: Broadcast): void {
  const isDraft = status === 'draft'
  confirm({
    title: isDraft ? actionLabels.discardTitle(name) : actionLabels.cancelTitle(name),
    description: isDraft ? actionLabels.discardHint : actionLabels.cancelHint(counts.pending),
    action: isDraft ? actionLabels.discard : actionLabels.cancel,
    keep: actionLabels.keep,
    run: () => channel.broadcasts.cancel(phone_number_id, id),
    refreshes,
  })
}

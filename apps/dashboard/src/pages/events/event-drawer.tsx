import { Activity, ListFilter } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { CodeBlock } from '../../components/code-block.tsx'
import { CopyableId } from '../../components/copyable-id.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { type ListedEvent, resourceNameOf, resourceOf } from './event-search.ts'

const labels = text.events.detail

interface EventDrawerProps {
  readonly isOpen: boolean
  /** Undefined if the list does not have it. */
  readonly event: ListedEvent | undefined
  readonly numberOf: (phoneNumberId: string) => string
  readonly onClose: () => void
  readonly onShowResource: (id: string) => void
}

/** The details of an event, with the body that webhooks get. */
export function EventDrawer({ isOpen, event, numberOf, onClose, onShowResource }: EventDrawerProps) {
  const resource = event && resourceOf(event)
  const name = event && resourceNameOf(event)
  const footer = resource !== undefined && (
    <Button icon={ListFilter} onClick={() => onShowResource(resource)}>
      {labels.sameResource}
    </Button>
  )
  return (
    <Drawer open={isOpen} onOpenChange={onClose} title={event?.type ?? labels.title} footer={footer}>
      {event === undefined ? (
        <EmptyState icon={Activity} title={labels.gone} hint={labels.goneHint} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <DetailList
            items={[
              [text.common.id, <CopyableId key="id" value={event.id} />],
              [text.common.time, <Timestamp key="time" value={event.created_at} form="seconds" />],
              resource && [labels.resource, <CopyableId key="resource" value={resource} />],
              name !== undefined && [text.common.name, name],
              event.phone_number_id && [labels.number, numberOf(event.phone_number_id)],
              event.customer && [labels.customer, event.customer.name],
            ]}
          />
          <section className="grid grid-cols-1 gap-3">
            <h3 className="text-base font-semibold">{labels.payload}</h3>
            <CodeBlock label={labels.payload} code={JSON.stringify(event, undefined, 2)} />
          </section>
        </div>
      )}
    </Drawer>
  )
}

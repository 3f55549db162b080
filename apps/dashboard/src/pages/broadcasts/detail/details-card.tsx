import { Card } from '../../../components/card.tsx'
import { CopyableId } from '../../../components/copyable-id.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'
import { languageName } from '../../../templates/template-state.ts'
import type { Broadcast } from '../broadcast.ts'
import { ExampleMessage } from './example-message.tsx'

const labels = broadcastsText

/** The message of a broadcast, and when it is sent. */
export function DetailsCard({ broadcast }: { readonly broadcast: Broadcast }) {
  const { id, template, send_at, rate, created_at, started_at, ended_at } = broadcast
  return (
    <Card title={text.common.details}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <DetailList
          items={[
            [labels.new.template, `${template.name} · ${languageName(template.language)}`],
            send_at !== null && [labels.starts, <Timestamp key="send_at" value={send_at} />],
            [labels.rate, rate === null ? labels.fullRate : labels.rateOf(rate)],
            [text.common.id, <CopyableId key="id" value={id} />],
            [text.common.created, <Timestamp key="created" value={created_at} />],
            started_at !== null && [labels.startedAt, <Timestamp key="started" value={started_at} />],
            ended_at !== null && [labels.endedAt, <Timestamp key="ended" value={ended_at} />],
          ]}
        />
        <ExampleMessage broadcast={broadcast} />
      </div>
    </Card>
  )
}

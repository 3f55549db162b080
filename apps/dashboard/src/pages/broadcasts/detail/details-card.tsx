import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../client.ts'
import { Card } from '../../../components/card.tsx'
import { CopyableId } from '../../../components/copyable-id.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'
import { MessageBubble } from '../../../templates/message-bubble.tsx'
import { previewOf } from '../../../templates/template-preview.ts'
import { languageName } from '../../../templates/template-state.ts'
import type { Broadcast } from '../broadcast.ts'

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
        <TemplatePreview broadcast={broadcast} />
      </div>
    </Card>
  )
}

/** The message with the values that all recipients have. */
function TemplatePreview({ broadcast: { phone_number_id, template } }: { readonly broadcast: Broadcast }) {
  const { name, language, variables = {}, components = [] } = template
  const { data } = useQuery(queries.templates.get.queryOptions(phone_number_id, name, { language }))
  if (data === undefined) return null
  const textsOf = (type: string) => {
    const given = components.find((each) => each.type === type)?.parameters ?? []
    return Object.fromEntries(
      given.map((each, index) => [String(each.parameter_name ?? index + 1), String(each.text ?? '')]),
    )
  }
  return (
    <MessageBubble
      preview={previewOf(data.data.components)}
      header={textsOf('header')}
      body={{ ...textsOf('body'), ...variables }}
    />
  )
}

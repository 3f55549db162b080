import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { queries } from '../../../client.ts'
import { IconButton } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { CopyableId } from '../../../components/copy-button.tsx'
import { DetailList } from '../../../components/detail-list.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { useAccount } from '../../../layout/account.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'
import { MessageBubble } from '../../../templates/message-bubble.tsx'
import { languageName } from '../../../templates/template-state.ts'
import { unfilledVariables } from '../../../variables/fill-variables.ts'
import { templateForm, templateValues, valuesOfPart } from '../../inbox/composer/template/template-form.ts'
import type { Broadcast } from '../broadcast.ts'
import { filledValues, placeholders, templateOfRecipient, variablesOfRecipient } from '../filled-values.ts'

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

const exampleLabels = broadcastsText.example
/** So many recipients can be looked through. */
const limit = 50

/** The message as one recipient after the other gets it, beginning with the first. */
function ExampleMessage({ broadcast }: { readonly broadcast: Broadcast }) {
  const { id, phone_number_id, template } = broadcast
  const { account } = useAccount()
  const [position, setPosition] = useState(0)
  const found = useQuery(
    queries.templates.get.queryOptions(phone_number_id, template.name, { language: template.language }),
  )
  const listed = useQuery(queries.broadcasts.listRecipients.queryOptions(phone_number_id, id, { limit }))
  if (found.data === undefined || listed.isPending) return null
  const recipients = listed.data?.data ?? []
  const recipient = recipients[position]
  const form = templateForm(found.data.data)
  const values = filledValues(
    templateValues(form, recipient ? templateOfRecipient(broadcast, recipient) : template),
    recipient ? variablesOfRecipient(recipient, account?.name) : placeholders,
  )
  const empty = unfilledVariables(Object.values(values).join(' '))
  return (
    <section aria-label={exampleLabels.title} className="grid grid-cols-1 gap-2">
      {recipient && (
        <div className="flex items-center justify-between gap-2">
          <p role="status" className="min-w-0 truncate text-sm text-quiet">
            {exampleLabels.for(recipient.name ?? recipient.to ?? broadcastsText.list.erased)}
          </p>
          {recipients.length > 1 && (
            <div className="flex shrink-0">
              <IconButton
                icon={ChevronLeft}
                label={exampleLabels.previous}
                disabled={position === 0}
                onClick={() => setPosition(position - 1)}
              />
              <IconButton
                icon={ChevronRight}
                label={exampleLabels.next}
                disabled={position === recipients.length - 1}
                onClick={() => setPosition(position + 1)}
              />
            </div>
          )}
        </div>
      )}
      <MessageBubble
        preview={form.preview}
        header={valuesOfPart(form, 'header', values)}
        body={valuesOfPart(form, 'body', values)}
        urls={valuesOfPart(form, 'url', values)}
      />
      {empty.length > 0 && (
        <p className="rounded-lg bg-warn-ground p-3 text-warn">{exampleLabels.empty(empty.join(', '))}</p>
      )}
    </section>
  )
}

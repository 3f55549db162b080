import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { Progress } from '../../../components/progress.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { definedOf } from '../../../search-values.ts'
import type { Template } from '../../../templates/template-state.ts'
import { templateForm } from '../../inbox/composer/template/template-form.ts'
import { uploadedHeader, useTemplateDrafts } from '../../inbox/composer/template/use-template-drafts.ts'
import { useSendTime } from '../../inbox/composer/use-send-time.ts'
import { inCalls } from '../recipients/in-calls.ts'
import { type FieldColumns, recipientOfRow, sharedTemplate, valuesOfRow } from '../recipients/recipient-of-row.ts'
import { fieldColumnsOf } from './field-columns.ts'
import { MessageCard } from './message-card.tsx'
import { NameCard, nameProblem } from './name-card.tsx'
import { ProblemList } from './problem-list.tsx'
import { RecipientsCard } from './recipients-card.tsx'
import { type Creation, useCreateBroadcast } from './use-create-broadcast.ts'
import { recipientsProblem, useCheckedRows, useRecipients } from './use-recipients.ts'
import { valuesProblem } from './values-problem.ts'
import { rateOf, rateProblem, WhenCard } from './when-card.tsx'

const labels = broadcastsText.new

/** Writes a broadcast. It becomes a draft, which is sent on its own page. */
export function BroadcastForm() {
  const formId = useId()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [rate, setRate] = useState('')
  const [template, setTemplate] = useState<Template>()
  const [chosenColumns, setChosenColumns] = useState<Readonly<Record<string, number | undefined>>>({})
  const [isChecked, setChecked] = useState(false)
  const drafts = useTemplateDrafts()
  const draft = template && drafts.draftOf(template.id)
  const time = useSendTime()
  const recipients = useRecipients()
  const columns = recipients.kind === 'file' ? (recipients.table?.columns ?? []) : []
  const form = template && templateForm(template)
  const fieldColumns: FieldColumns = form ? fieldColumnsOf(form, columns, chosenColumns) : {}
  const checked = useCheckedRows(recipients, [...new Set(Object.values(fieldColumns))])
  const creation = useCreateBroadcast(({ id }) =>
    navigate({ to: '/broadcasts/$broadcastId', params: { broadcastId: id } }),
  )
  const { state } = creation

  const recipientProblem = recipientsProblem(recipients, checked)
  const valueProblem = valuesProblem(form, draft?.values, fieldColumns)
  const problem = nameProblem(name) ?? rateProblem(rate) ?? recipientProblem ?? time.problem ?? valueProblem
  const [firstRow] = checked?.rows ?? []

  const submit = () => {
    setChecked(true)
    if (problem !== undefined || template === undefined || form === undefined || draft === undefined) return
    const { labelId, kind } = recipients
    const rows = checked?.rows ?? []
    let mediaId: string | undefined
    const plan = () => ({ template, form, values: draft.values, columns: fieldColumns, mediaId })
    const prepare = async () => {
      mediaId = await uploadedHeader(draft)
      return {
        name: name.trim(),
        template: sharedTemplate(plan()),
        ...time.field,
        ...definedOf({ rate: rateOf(rate) }),
      }
    }
    void creation.start(prepare, function* () {
      if (kind === 'label') return yield { body: { label_id: labelId ?? '' }, lines: [] }
      const given = plan()
      for (const { items, sent } of inCalls(rows, (row) => recipientOfRow(given, row.to, row)))
        yield { body: { recipients: sent }, lines: items.map(({ line }) => line) }
    })
  }

  return (
    <>
      {state.step !== 'form' && (
        <AddingCard
          state={state}
          total={recipients.kind === 'label' ? undefined : checked?.rows.length}
          onRetry={creation.retry}
          onStartOver={creation.startOver}
          onContinue={() =>
            state.step === 'added' &&
            void navigate({ to: '/broadcasts/$broadcastId', params: { broadcastId: state.broadcast.id } })
          }
        />
      )}
      {/* It keeps its file. */}
      <div hidden={state.step !== 'form'} className="grid grid-cols-1 gap-5">
        <NameCard name={name} onChange={setName} isChecked={isChecked} />
        <MessageCard
          formId={formId}
          template={template}
          onChoose={(chosen) => {
            drafts.begin(chosen.id)
            setChosenColumns({})
            setTemplate(chosen)
          }}
          draft={draft}
          onChange={(values) => template && drafts.setValues(template.id, values)}
          columns={columns}
          fieldColumns={fieldColumns}
          onColumn={(field, column) => setChosenColumns((all) => ({ ...all, [field]: column }))}
          given={firstRow ? valuesOfRow(fieldColumns, firstRow) : placeholders(fieldColumns, columns)}
          problem={valueProblem}
          isMissing={isChecked && template === undefined}
          onSubmit={submit}
        />
        <RecipientsCard recipients={recipients} checked={checked} problem={isChecked ? recipientProblem : undefined} />
        <WhenCard time={time} rate={rate} onRate={setRate} />
        {state.step === 'form' && state.error != null && <ErrorNotice error={state.error} />}
        <div className="flex flex-wrap items-center gap-3">
          {template === undefined ? (
            <Button variant="primary" onClick={submit}>
              {labels.continue}
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={formId} onClick={() => setChecked(true)}>
              {labels.continue}
            </Button>
          )}
          <p className="text-quiet">{labels.continueHint}</p>
        </div>
      </div>
    </>
  )
}

/** What the message shows before there is a row to fill it. */
function placeholders(fieldColumns: FieldColumns, columns: readonly string[]) {
  return Object.fromEntries(
    Object.entries(fieldColumns).map(([field, column]) => [
      field,
      `[${columns[column] || labels.unnamedColumn(column)}]`,
    ]),
  )
}

interface AddingCardProps {
  readonly state: Exclude<Creation, { step: 'form' }>
  /** The number of recipients; undefined if the service finds them. */
  readonly total: number | undefined
  readonly onRetry: () => void
  readonly onStartOver: () => void
  readonly onContinue: () => void
}

/** The recipients of a new broadcast being added, and what became of them. */
function AddingCard({ state, total, onRetry, onStartOver, onContinue }: AddingCardProps) {
  if (state.step === 'added')
    return (
      <Card title={labels.added} description={labels.addedHint(state.added)}>
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <ProblemList problems={state.problems} />
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={onContinue}>
              {labels.toDraft}
            </Button>
            <Button onClick={onStartOver}>{labels.startOver}</Button>
          </div>
        </div>
      </Card>
    )
  const done = state.step === 'adding' ? state.done : 0
  const error = state.step === 'adding' ? state.error : undefined
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <Progress
          label={labels.adding}
          value={total === undefined ? null : done}
          max={total ?? 1}
          note={total === undefined ? '' : broadcastsText.progress(done, total)}
        />
        {error != null && (
          <>
            <ErrorNotice error={error} title={labels.addFailed} onRetry={onRetry} />
            <div>
              <Button onClick={onStartOver}>{labels.startOver}</Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

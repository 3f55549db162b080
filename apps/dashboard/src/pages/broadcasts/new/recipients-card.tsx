import { Card } from '../../../components/card.tsx'
import { Combobox } from '../../../components/combobox.tsx'
import { Field } from '../../../components/field.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { optionsOf, SelectField } from '../../../components/select.tsx'
import { TextAreaField } from '../../../components/text-field.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { text } from '../../../messages/text.ts'
import { useLabels } from '../../../use-labels.ts'
import type { CheckedRows } from '../recipients/check-rows.ts'
import { ProblemList } from './problem-list.tsx'
import type { Recipients } from './use-recipients.ts'

const labels = broadcastsText.new

interface RecipientsCardProps {
  readonly recipients: Recipients
  /** Of the numbers or the file; undefined while they are checked, or without any. */
  readonly checked: CheckedRows | undefined
  /** Why the form cannot be sent. */
  readonly problem: string | undefined
}

/** Chooses who gets a broadcast. */
export function RecipientsCard({ recipients, checked, problem }: RecipientsCardProps) {
  const { kind, setKind, table } = recipients
  return (
    <Card title={labels.recipients}>
      <div className="grid grid-cols-1 gap-4">
        <div>
          <Segmented
            label={labels.recipients}
            value={kind}
            onChange={setKind}
            options={optionsOf(['label', 'numbers', 'file'] as const, labels.kinds)}
          />
        </div>
        {kind === 'label' && <LabelChoice recipients={recipients} problem={problem} />}
        {kind === 'numbers' && <NumbersField recipients={recipients} problem={problem} />}
        {kind === 'file' && <FileField recipients={recipients} problem={problem} />}
        <p role="status" className="text-quiet empty:hidden">
          {table !== undefined && (checked === undefined ? labels.checking : labels.usable(checked.rows.length))}
        </p>
        {checked && <ProblemList problems={checked.problems} />}
      </div>
    </Card>
  )
}

type ChoiceProps = Pick<RecipientsCardProps, 'recipients' | 'problem'>

function LabelChoice({ recipients: { labelId, setLabelId }, problem }: ChoiceProps) {
  const options = useLabels().map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Field label={text.common.label} hint={labels.labelHint} error={problem} className="max-w-md">
      {({ name: _name, ...control }) => (
        <Combobox {...control} value={labelId} onChange={setLabelId} options={options} />
      )}
    </Field>
  )
}

function NumbersField({ recipients: { typed, setTyped }, problem }: ChoiceProps) {
  return (
    <TextAreaField
      label={labels.numbers}
      hint={labels.numbersHint}
      error={problem}
      rows={8}
      spellCheck={false}
      value={typed}
      onChange={setTyped}
    />
  )
}

function FileField({ recipients, problem }: ChoiceProps) {
  const { file, setFile, fileProblem, fileTable, numberIn, setNumberIn } = recipients
  const isReading = file !== undefined && fileTable === undefined && fileProblem === undefined
  return (
    <>
      <Field label={labels.file} hint={labels.fileHint} error={fileProblem ?? problem}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            onChange={({ target: { files } }) => setFile(files?.[0])}
            className="min-w-0 max-w-full text-base file:mr-3 file:rounded-md file:border file:border-line-strong file:bg-raised file:px-3 file:py-1.5"
          />
        )}
      </Field>
      {isReading && <p role="status">{labels.reading}</p>}
      {fileTable !== undefined && fileTable.columns.length > 0 && (
        <>
          <p className="text-quiet">
            {labels.readAs(fileTable.encoding, fileTable.delimiter)}
            {!fileTable.hasHeader && ` ${labels.noHeader}`}
          </p>
          <SelectField
            label={labels.numberColumn}
            value={String(numberIn)}
            onChange={(value) => setNumberIn(Number(value))}
            options={fileTable.columns.map((name, index) => ({
              value: String(index),
              label: name || labels.unnamedColumn(index),
            }))}
            className="max-w-md"
          />
        </>
      )}
    </>
  )
}

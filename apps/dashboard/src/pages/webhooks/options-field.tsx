import { Checkbox } from '../../components/checkbox.tsx'
import { LabelChip } from '../../components/label-chip.tsx'
import { optionsOf, SelectField } from '../../components/select.tsx'
import { TextAreaField, TextField } from '../../components/text-field.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { useLabels } from '../../use-labels.ts'
import { directions, parseHeaders, type SubscriptionOptions } from './subscription-options.ts'
import type { Subscription } from './webhook-types.ts'

const labels = webhooksText.options

interface OptionsFieldProps {
  readonly value: SubscriptionOptions
  readonly onChange: (change: Partial<SubscriptionOptions>) => void
  /** What is set now. */
  readonly current: Pick<Subscription, 'header_names' | 'has_basic_auth'> | undefined
  readonly isOpen: boolean
  /** Whether the form was submitted, so that what is invalid is marked. */
  readonly isTried: boolean
}

/** What few subscriptions need: filters, the form and the order of events, and how a gateway lets them in. */
export function OptionsField({ value, onChange, current, isOpen, isTried }: OptionsFieldProps) {
  return (
    <details open={isOpen} className="rounded-lg border border-line p-3">
      <summary className="rounded-sm text-sm font-medium">{labels.title}</summary>
      <div className="mt-3 grid grid-cols-1 gap-4">
        <FilterFields value={value} onChange={onChange} />
        <FormFields value={value} onChange={onChange} />
        <GatewayFields value={value} onChange={onChange} current={current} isTried={isTried} />
      </div>
    </details>
  )
}

type PartProps = Pick<OptionsFieldProps, 'value' | 'onChange'>

function FilterFields({ value, onChange }: PartProps) {
  const all = useLabels()
  const toggle = (id: string, isChosen: boolean) =>
    onChange({ labelIds: isChosen ? [...value.labelIds, id] : value.labelIds.filter((each) => each !== id) })
  return (
    <>
      <TextField
        label={labels.messageTypes}
        name="message_types"
        hint={labels.messageTypesHint}
        optional
        autoComplete="off"
        spellCheck={false}
        placeholder="text, image"
        value={value.messageTypes}
        onChange={(messageTypes) => onChange({ messageTypes })}
      />
      <SelectField
        label={labels.direction}
        name="direction"
        value={value.direction}
        onChange={(direction) => onChange({ direction })}
        options={optionsOf(directions, labels.directions)}
      />
      {all.length > 0 && (
        <fieldset className="grid grid-cols-1 gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">{labels.labels}</legend>
          <div className="grid max-h-40 grid-cols-1 gap-1.5 overflow-y-auto sm:grid-cols-2">
            {all.map((label) => (
              <Checkbox
                key={label.id}
                label={<LabelChip label={label} />}
                checked={value.labelIds.includes(label.id)}
                onChange={(isChosen) => toggle(label.id, isChosen)}
              />
            ))}
          </div>
          <p className="text-sm text-quiet">{labels.labelsHint}</p>
        </fieldset>
      )}
    </>
  )
}

function FormFields({ value, onChange }: PartProps) {
  return (
    <>
      <Checkbox label={labels.thin} checked={value.isThin} onChange={(isThin) => onChange({ isThin })} />
      <Checkbox label={labels.ordered} checked={value.isOrdered} onChange={(isOrdered) => onChange({ isOrdered })} />
      <Checkbox label={labels.grouped} checked={value.isGrouped} onChange={(isGrouped) => onChange({ isGrouped })} />
      {value.isGrouped && (
        <div className="grid grid-cols-1 gap-4 pl-6.5 sm:grid-cols-2">
          <TextField
            label={labels.seconds}
            name="buffer.seconds"
            hint={labels.secondsHint}
            type="number"
            min={1}
            max={60}
            value={value.seconds}
            onChange={(seconds) => onChange({ seconds })}
          />
          <TextField
            label={labels.max}
            name="buffer.max"
            type="number"
            min={2}
            max={50}
            value={value.max}
            onChange={(max) => onChange({ max })}
          />
        </div>
      )}
    </>
  )
}

function GatewayFields({ value, onChange, current, isTried }: Omit<OptionsFieldProps, 'isOpen'>) {
  const names = current?.header_names ?? []
  return (
    <>
      <TextAreaField
        label={labels.headers}
        name="headers"
        hint={names.length > 0 ? labels.headersSet(names.join(', ')) : labels.headersHint}
        error={isTried && parseHeaders(value.headers) === undefined ? labels.headersInvalid : undefined}
        optional
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder="X-Gateway-Key: …"
        inputClass="font-mono text-sm"
        disabled={value.removesHeaders}
        value={value.headers}
        onChange={(headers) => onChange({ headers })}
      />
      {names.length > 0 && (
        <Checkbox
          label={labels.removeHeaders}
          checked={value.removesHeaders}
          onChange={(removesHeaders) => onChange({ removesHeaders })}
        />
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={labels.username}
          name="basic_auth"
          hint={current?.has_basic_auth ? labels.basicAuthSet : labels.basicAuthHint}
          optional
          autoComplete="off"
          disabled={value.removesBasicAuth}
          value={value.username}
          onChange={(username) => onChange({ username })}
        />
        <TextField
          label={labels.password}
          type="password"
          optional
          autoComplete="new-password"
          disabled={value.removesBasicAuth}
          value={value.password}
          onChange={(password) => onChange({ password })}
        />
      </div>
      {current?.has_basic_auth && (
        <Checkbox
          label={labels.removeBasicAuth}
          checked={value.removesBasicAuth}
          onChange={(removesBasicAuth) => onChange({ removesBasicAuth })}
        />
      )}
    </>
  )
}

import { ArrowUp, Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '../../../components/button.tsx'
import { FieldError } from '../../../components/field.tsx'
import { useFormError } from '../../../components/form.tsx'
import { optionsOf, SelectField } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { templatesText } from '../../../messages/templates.ts'
import { text } from '../../../messages/text.ts'
import { variablesOf } from '../../../templates/template-text.ts'
import { buttonTypes, type DraftButton, type DraftProps, newButton, pathOf } from './template-draft.ts'

const labels = templatesText.editor
const maxButtons = 10

/** The buttons below the message, in their order. */
export function ButtonFields({ draft, onChange }: DraftProps) {
  const { buttons } = draft
  const path = `${pathOf(draft, 'BUTTONS')}.buttons`
  const error = useFormError(path)
  const add = useRef<HTMLButtonElement>(null)
  const set = (next: readonly DraftButton[]) => onChange({ buttons: next })
  const remove = (index: number) => {
    set(buttons.toSpliced(index, 1))
    // The focus was on the button that is gone.
    add.current?.focus()
  }
  const moveUp = (index: number) => set(buttons.toSpliced(index, 1).toSpliced(index - 1, 0, buttons[index]!))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-medium">
        {labels.buttons} <span className="font-normal text-quiet">{labels.buttonsHint}</span>
      </legend>
      {buttons.map((button, index) => (
        <ButtonItem
          key={button.key}
          button={button}
          path={`${path}[${index}]`}
          number={index + 1}
          onChange={(changes) => set(buttons.with(index, { ...button, ...changes }))}
          onRemove={() => remove(index)}
          onMoveUp={index === 0 ? undefined : () => moveUp(index)}
        />
      ))}
      <FieldError error={error} />
      {buttons.length < maxButtons && (
        <Button
          ref={add}
          size="sm"
          icon={Plus}
          className="justify-self-start"
          onClick={() => set([...buttons, newButton('QUICK_REPLY')])}
        >
          {labels.addButton}
        </Button>
      )}
    </fieldset>
  )
}

interface ButtonItemProps {
  readonly button: DraftButton
  readonly path: string
  readonly number: number
  readonly onChange: (changes: Partial<DraftButton>) => void
  readonly onRemove: () => void
  readonly onMoveUp: (() => void) | undefined
}

function ButtonItem({ button, path, number, onChange, onRemove, onMoveUp }: ButtonItemProps) {
  const { type } = button
  const item = useRef<HTMLFieldSetElement>(null)
  useEffect(() => item.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(), [])
  const input = (field: keyof DraftButton, name: string, label: string, maxLength: number, more: object = {}) => (
    <TextField
      label={label}
      name={`${path}.${name}`}
      required
      maxLength={maxLength}
      autoComplete="off"
      value={button[field]}
      onChange={(value) => onChange({ [field]: value })}
      {...more}
    />
  )
  return (
    <fieldset
      ref={item}
      aria-label={labels.buttonNumber(number)}
      className="grid gap-3 rounded-lg border border-line p-3 sm:grid-cols-2"
    >
      <div className="flex items-end gap-1 sm:col-span-2">
        <SelectField
          label={labels.buttonType}
          name={`${path}.type`}
          className="min-w-0 grow"
          value={type}
          options={optionsOf(buttonTypes, labels.buttonTypes)}
          onChange={(next) => onChange({ type: next })}
        />
        {onMoveUp && <IconButton icon={ArrowUp} label={labels.moveUp(number)} onClick={onMoveUp} />}
        <IconButton icon={X} label={labels.removeButton(number)} onClick={onRemove} />
      </div>
      {type !== 'COPY_CODE' && input('text', 'text', labels.buttonText, 25)}
      {type === 'URL' &&
        input('url', 'url', labels.url, 2000, { type: 'text', inputMode: 'url', hint: labels.urlHint })}
      {type === 'URL' &&
        variablesOf(button.url).length > 0 &&
        input('sample', 'example', labels.urlSample, 2000, { inputMode: 'url' })}
      {type === 'PHONE_NUMBER' && input('phone', 'phone_number', text.common.phoneNumber, 20, { type: 'tel' })}
      {type === 'COPY_CODE' && input('sample', 'example', labels.codeSample, 15)}
      {type === 'FLOW' && input('flow', 'flow_id', labels.flowId, 64)}
      {type === 'FLOW' &&
        input('screen', 'navigate_screen', labels.flowScreen, 200, { required: false, optional: true })}
    </fieldset>
  )
}

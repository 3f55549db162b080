import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FieldError } from '../../../components/field.tsx'
import { SelectField } from '../../../components/select.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { languageName, type Template } from '../../../templates/template-state.ts'
import { broadcastVariables } from '../../../variables/fill-variables.ts'
import { VariableMenu } from '../../../variables/variable-menu.tsx'
import { FillTemplate } from '../../inbox/composer/template/fill-template.tsx'
import type { TemplateValues } from '../../inbox/composer/template/template-form.ts'
import { TemplateList } from '../../inbox/composer/template/template-list.tsx'
import type { TemplateDraft } from '../../inbox/composer/template/use-template-drafts.ts'
import { filledValues, placeholders } from '../filled-values.ts'
import type { FieldColumns } from '../recipients/recipient-of-row.ts'

const labels = broadcastsText.new
const same = 'same'

interface MessageCardProps {
  readonly formId: string
  readonly template: Template | undefined
  readonly onChoose: (template: Template) => void
  readonly draft: TemplateDraft | undefined
  readonly onChange: (values: TemplateValues) => void
  /** The columns of the file; none without one. */
  readonly columns: readonly string[]
  readonly fieldColumns: FieldColumns
  /** @param column undefined if the value is the same for all */
  readonly onColumn: (fieldId: string, column: number | undefined) => void
  /** The values of the first recipient. */
  readonly given: TemplateValues
  /** Whether the header has a file already. */
  readonly hasFile?: boolean
  /** What is wrong with the values. */
  readonly problem: string | undefined
  readonly isMissing: boolean
  readonly onSubmit: () => void
}

/** Chooses the template of a broadcast, and what fills it. */
export function MessageCard(props: MessageCardProps) {
  const { formId, template, onChoose, draft, onChange, columns, fieldColumns, onColumn, given, problem, hasFile } =
    props
  const { isMissing, onSubmit } = props
  const [isOpen, setOpen] = useState(false)
  const button = <Button onClick={() => setOpen(true)}>{template === undefined ? labels.choose : labels.other}</Button>
  return (
    <Card
      title={labels.template}
      description={template && `${template.name} · ${languageName(template.language)}`}
      actions={template && button}
    >
      {template === undefined || draft === undefined ? (
        <div className="grid grid-cols-1 justify-items-start gap-1.5">
          {button}
          <FieldError error={isMissing ? labels.templateMissing : undefined} />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <FillTemplate
            key={template.id}
            formId={formId}
            template={template}
            draft={draft}
            onChange={onChange}
            error={null}
            onSend={onSubmit}
            given={{ ...filledValues(draft.values, placeholders), ...given }}
            hasFile={hasFile ?? false}
            renderField={(field, label, control) => {
              const isOwn = fieldColumns[field.id] !== undefined
              const writing = (
                <VariableField onInsert={(value) => onChange({ ...draft.values, [field.id]: value })}>
                  {control}
                </VariableField>
              )
              if (columns.length === 0) return isOwn ? <OwnValue label={label} /> : writing
              return (
                <div className="grid grid-cols-1 gap-2">
                  <SelectField
                    label={labels.source(label)}
                    value={String(fieldColumns[field.id] ?? same)}
                    onChange={(value) => onColumn(field.id, value === same ? undefined : Number(value))}
                    options={[
                      { value: same, label: labels.same },
                      ...columns.map((name, index) => ({ value: String(index), label: labels.column(name, index) })),
                    ]}
                  />
                  {!isOwn && writing}
                </div>
              )
            }}
          />
          {problem === undefined && Object.values(draft.values).some((value) => value.includes('{{')) && (
            <p className="text-sm text-quiet">{labels.variableHint}</p>
          )}
          {problem !== undefined && (
            <p role="alert" className="rounded-lg bg-warn-ground p-3 text-warn">
              {problem}
            </p>
          )}
        </div>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={labels.choose} size="lg">
        <TemplateList
          onChoose={(chosen) => {
            setOpen(false)
            onChoose(chosen)
          }}
        />
      </Dialog>
    </Card>
  )
}

/** A field with a menu that inserts variables. */
function VariableField({
  onInsert,
  children,
}: {
  readonly onInsert: (value: string) => void
  readonly children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  return (
    <div ref={element} className="grid grid-cols-1 gap-2">
      {children}
      <VariableMenu
        names={broadcastVariables}
        field={() => element.current?.querySelector('input')}
        onInsert={onInsert}
      />
    </div>
  )
}

/** Instead of a field for which each recipient has a value. */
function OwnValue({ label }: { readonly label: string }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-sm font-medium">{label}</p>
      <p className="text-quiet">{labels.ownValues}</p>
    </div>
  )
}

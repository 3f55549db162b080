import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FieldError } from '../../../components/field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { languageName, type Template } from '../../../templates/template-state.ts'
import { FillTemplate } from '../../inbox/composer/template/fill-template.tsx'
import type { TemplateValues } from '../../inbox/composer/template/template-form.ts'
import { TemplateList } from '../../inbox/composer/template/template-list.tsx'
import type { TemplateDraft } from '../../inbox/composer/template/use-template-drafts.ts'
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
  readonly isMissing: boolean
  readonly onSubmit: () => void
}

/** Chooses the template of a broadcast, and what fills it. */
export function MessageCard(props: MessageCardProps) {
  const { formId, template, onChoose, draft, onChange, columns, fieldColumns, onColumn, given, isMissing, onSubmit } =
    props
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
        <FillTemplate
          key={template.id}
          formId={formId}
          template={template}
          draft={draft}
          onChange={onChange}
          error={null}
          onSend={onSubmit}
          given={given}
          renderField={(field, label, control) =>
            columns.length === 0 ? (
              control
            ) : (
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
                {fieldColumns[field.id] === undefined && control}
              </div>
            )
          }
        />
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

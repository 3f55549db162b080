import { Pencil, Send, Trash2 } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { LinkButton } from '../../components/links.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import { languageName, type Template } from '../../templates/template-state.ts'
import { useVariants } from './language-variants.tsx'
import { TestSendDialog } from './test-send-dialog.tsx'

interface TemplateActionsProps {
  readonly template: Template
  readonly onDeleted: () => void
}

const labels = templatesText.actions

/** Editing, a test message, and deleting one language or all. */
export function TemplateActions({ template, onDeleted }: TemplateActionsProps) {
  const phoneNumberId = usePhoneNumberId()
  const { name, language, status, provider_status } = template
  const hasOthers = useVariants(name).length > 1
  const ask = (title: string, query: { language?: string }) =>
    confirm({
      title,
      description: labels.deleteHint,
      action: text.common.delete,
      run: async () => {
        await channel.templates.delete(phoneNumberId, name, query)
        onDeleted()
      },
      refreshes: [queries.templates.key()],
      done: labels.deleted(name),
    })
  // The provider edits no template that it is reviewing.
  const mayEdit = status === 'approved' || provider_status === 'REJECTED'
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <LinkButton
            to="/templates/editor"
            search={{ template: name, variant: language }}
            icon={Pencil}
            label={text.common.edit}
          />
        )}
        {status === 'approved' && (
          <DialogButton icon={Send} label={labels.test}>
            {(onClose) => <TestSendDialog template={template} onClose={onClose} />}
          </DialogButton>
        )}
        <Button icon={Trash2} onClick={() => ask(labels.deleteTitle(name, languageName(language)), { language })}>
          {hasOthers ? labels.deleteLanguage : text.common.delete}
        </Button>
        {hasOthers && (
          <Button icon={Trash2} onClick={() => ask(labels.deleteAllTitle(name), {})}>
            {labels.deleteAll}
          </Button>
        )}
      </div>
      {!mayEdit && <p className="text-sm text-quiet">{labels.notEditable}</p>}
    </div>
  )
}

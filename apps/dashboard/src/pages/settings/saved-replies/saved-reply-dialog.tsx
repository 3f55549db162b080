import { useRef, useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Field, TextArea } from '../../../components/field.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { text } from '../../../messages/text.ts'
import { useChange } from '../../../use-change.ts'
import type { SavedReply } from '../../../use-saved-replies.ts'
import { replyVariables } from '../../../variables/fill-variables.ts'
import { VariableMenu } from '../../../variables/variable-menu.tsx'

interface SavedReplyDialogProps {
  /** The one to change; undefined for a new one. */
  readonly saved?: SavedReply
  readonly onClose: () => void
}

type Values = Pick<SavedReply, 'name' | 'shortcut' | 'text'>

const labels = text.savedReplies

/** Creates or changes a saved reply. */
export function SavedReplyDialog({ saved, onClose }: SavedReplyDialogProps) {
  const call = useChange({
    run: (values: Values) =>
      saved === undefined ? channel.savedReplies.create(values) : channel.savedReplies.update(saved.id, values),
    refreshes: [queries.savedReplies.key()],
    done: (_result, { shortcut }) => ({ title: labels.created(shortcut) }),
    onDone: onClose,
  })
  return (
    <FormDialog<keyof Values>
      title={saved === undefined ? labels.create : labels.edit}
      action={text.common.save}
      call={call}
      onSubmit={({ name, shortcut, text }) =>
        call.mutate({ name: name.trim(), shortcut: shortcut.trim().replace(/^\//, ''), text })
      }
      onClose={onClose}
    >
      <TextField
        label={text.common.name}
        name="name"
        hint={labels.nameHint}
        defaultValue={saved?.name}
        required
        maxLength={100}
      />
      <TextField
        label={labels.shortcut}
        name="shortcut"
        hint={labels.shortcutHint}
        defaultValue={saved?.shortcut}
        required
        maxLength={41}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ReplyTextField saved={saved?.text ?? ''} />
    </FormDialog>
  )
}

/** The text, with a menu that inserts variables where the caret is. */
function ReplyTextField({ saved }: { readonly saved: string }) {
  const [value, setValue] = useState(saved)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={labels.text} name="text" hint={labels.variablesHint}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={6}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            required
            maxLength={4096}
          />
        )}
      </Field>
      <VariableMenu names={replyVariables} field={() => field.current} onInsert={setValue} />
    </div>
  )
}

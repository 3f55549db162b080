import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { text } from '../../../../messages/text.ts'
import { languageName, type Template } from '../../../../templates/template-state.ts'
import { useChange } from '../../../../use-change.ts'
import { useConversation } from '../../conversation.ts'
import { SendLaterButton, SendTimeField } from '../send-later.tsx'
import { useKeyedSend } from '../use-keyed-send.ts'
import { useSendTime } from '../use-send-time.ts'
import { FillTemplate } from './fill-template.tsx'
import type { Fill } from './template-form.ts'
import { TemplateList } from './template-list.tsx'
import { useTemplateDrafts } from './use-template-drafts.ts'

interface TemplateDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Chooses an approved template, fills it in and sends it. */
export function TemplateDialog({ open, onClose, onSent }: TemplateDialogProps) {
  const conversation = useConversation()
  const formId = useId()
  const [chosen, setChosen] = useState<Template>()
  const drafts = useTemplateDrafts()
  const draft = chosen && drafts.draftOf(chosen.id)
  const time = useSendTime()
  const send = useKeyedSend()
  const sending = useChange({
    run: async (fill: Fill) =>
      send({ conversation_id: conversation.id, type: 'template', template: await fill(), ...time.field }),
    onDone: () => {
      setChosen(undefined)
      time.set(undefined)
      if (chosen) drafts.forget(chosen.id)
      onSent()
    },
  })
  const choose = (template: Template) => {
    sending.reset()
    drafts.begin(template.id)
    setChosen(template)
  }
  const footer = chosen && (
    <>
      <Button onClick={onClose}>{text.common.cancel}</Button>
      <SendLaterButton time={time} />
      <Button
        type="submit"
        form={formId}
        variant="primary"
        pending={sending.isPending}
        disabled={time.problem !== undefined}
      >
        {time.value === undefined ? text.composer.template.send : text.composer.later.schedule}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={chosen?.name ?? text.composer.template.action}
      description={chosen && languageName(chosen.language)}
      size="lg"
      dismissible={chosen === undefined}
      footer={footer}
    >
      {chosen === undefined || draft === undefined ? (
        <TemplateList onChoose={choose} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <div>
            <Button variant="ghost" icon={ArrowLeft} className="-ml-3" onClick={() => setChosen(undefined)}>
              {text.composer.template.back}
            </Button>
          </div>
          <FillTemplate
            key={chosen.id}
            formId={formId}
            template={chosen}
            draft={draft}
            onChange={(values) => drafts.setValues(chosen.id, values)}
            error={sending.error}
            onSend={sending.mutate}
          />
          <SendTimeField time={time} />
        </div>
      )}
    </Dialog>
  )
}

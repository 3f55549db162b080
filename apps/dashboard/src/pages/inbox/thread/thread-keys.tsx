import { useMayWrite, useSession } from '../../../session.ts'
import { useShortcut } from '../../../shortcuts/use-shortcut.ts'
import { notifyFailure } from '../../../use-change.ts'
import { useConversation } from '../conversation.ts'
import { useSetStatus } from '../details/conversation-status.tsx'
import { useAssign } from '../details/use-assign.ts'

interface ThreadKeysProps {
  readonly details: { readonly isOpen: boolean; readonly toggle: () => void }
}

/** The keys that change the open conversation. */
export function ThreadKeys({ details }: ThreadKeysProps) {
  useShortcut('details', details.toggle)
  return useMayWrite() && <WritingKeys details={details} />
}

function WritingKeys({ details }: ThreadKeysProps) {
  const { status, assignee } = useConversation()
  const me = useSession().user
  const { setStatus, isPending } = useSetStatus()
  const { assign } = useAssign()
  const openField = (name: string) => {
    if (!details.isOpen) details.toggle()
    void focusWhenShown(`[data-details="${name}"] input`)
  }
  useShortcut(
    'resolve',
    () => isPending || setStatus(status === 'resolved' ? 'open' : 'resolved', { onError: notifyFailure }),
  )
  useShortcut('assignToMe', () => assignee?.id === me.id || assign(me, { notifies: true }))
  useShortcut('assign', () => openField('assignee'))
  useShortcut('label', () => openField('labels'))
  useShortcut('snooze', () => {
    const button = document.querySelector<HTMLElement>('[data-snooze]')
    button?.focus()
    button?.click()
  })
  return null
}

const tryMs = 50
const maxTries = 40

/** The details may have to be loaded first. */
async function focusWhenShown(selector: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const field = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
    if (field !== undefined) return field.focus()
    await new Promise((resolve) => setTimeout(resolve, tryMs))
  }
}

import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { text } from '../messages/text.ts'
import { buttonClass, IconButton } from './button.tsx'
import { type Notice, waitingNotices } from './notify.ts'

const manager = Toast.createToastManager()

function show({ title, description, kind = 'good', undo }: Notice): void {
  const id: string = manager.add({
    title,
    description,
    type: kind,
    timeout: undo ? 10_000 : kind === 'bad' ? 8_000 : 4_000,
    priority: kind === 'bad' ? 'high' : 'low',
    ...(undo && {
      actionProps: {
        children: text.common.undo,
        onClick: () => {
          manager.close(id)
          undo()
        },
      },
    }),
  })
}

/** Shows the messages of `notify`. */
export function ToastList() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <NoticeReader />
      <Toast.Portal>
        <Toast.Viewport
          aria-label={text.toasts.label}
          // They must not cover what a person types and sends, at the bottom, or the buttons of dialogs, at the right.
          className="fixed top-16 right-4 left-4 z-50 mx-auto flex max-w-sm flex-col gap-2 lg:top-auto lg:right-auto lg:bottom-4 lg:left-4 lg:w-96"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Reads only after the provider listens to the manager: effects of a parent run after those of its children. */
function NoticeReader() {
  useEffect(() => {
    const read = () => {
      const notices = waitingNotices.get() ?? []
      if (notices.length === 0) return
      waitingNotices.set([])
      for (const notice of notices) show(notice)
    }
    queueMicrotask(read)
    return waitingNotices.subscribe(read)
  }, [])
  return null
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-notice
      className="rounded-lg border border-line bg-raised shadow-lg transition-opacity data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-2.5 p-3">
        {toast.type === 'bad' ? (
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        ) : (
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        )}
        <div className="min-w-0 grow">
          <Toast.Title className="text-base font-medium" />
          <Toast.Description className="text-sm text-quiet" />
        </div>
        {toast.actionProps && <Toast.Action className={buttonClass('secondary', 'sm')} />}
        <Toast.Close render={<IconButton icon={X} label={text.common.close} className="-m-1 size-7" />} />
      </Toast.Content>
    </Toast.Root>
  ))
}

import { Link } from '@tanstack/react-router'
import { Dialog } from '../components/dialog.tsx'
import { useStore } from '../create-store.ts'
import { text } from '../messages/text.ts'
import { areShortcutsOn, type ShortcutId, shortcuts } from './shortcuts.ts'

interface ShortcutMapProps {
  readonly open: boolean
  readonly onClose: () => void
}

const groups = ['everywhere', 'inbox', 'conversation', 'pages'] as const
const all = Object.entries(shortcuts) as [ShortcutId, (typeof shortcuts)[ShortcutId]][]

/** The map of all shortcuts, made of their table. */
export function ShortcutMap({ open, onClose }: ShortcutMapProps) {
  const { title, off, settings, groups: names, actions, also } = text.shortcuts
  const isOn = useStore(areShortcutsOn)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      size="lg"
      description={
        <>
          {isOn ? '' : `${off} `}
          <Link to="/settings" onClick={onClose} className="underline underline-offset-2">
            {settings}
          </Link>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard */}
      <section aria-label={title} tabIndex={0} className="grid gap-x-10 gap-y-5 focus-inset sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group} aria-label={names[group]}>
            <h3 className="mb-1 text-sm font-medium text-quiet">{names[group]}</h3>
            <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
              {all
                .filter(([, shortcut]) => shortcut.group === group)
                .map(([id, { keys }]) => (
                  <Row key={id} action={actions[id]} keys={keys} />
                ))}
              {also[group].map(([action, keys]) => (
                <Row key={action} action={action} keys={keys} />
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}

function Row({ action, keys }: { readonly action: string; readonly keys: string }) {
  return (
    <>
      <dt>{action}</dt>
      <dd className="flex items-center justify-end gap-1">
        {keys.split(' ').map((key, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the keys of a shortcut never move
          <Key key={index}>{key}</Key>
        ))}
      </dd>
    </>
  )
}

/** A key of the keyboard. */
function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-sm">
      {children}
    </kbd>
  )
}

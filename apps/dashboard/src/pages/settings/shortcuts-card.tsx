import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Switch } from '../../components/switch.tsx'
import { useStore } from '../../create-store.ts'
import { text } from '../../messages/text.ts'
import { openShortcutMap } from '../../shortcuts/shortcut-listener.tsx'
import { areShortcutsOn, setShortcuts } from '../../shortcuts/shortcuts.ts'

/** Turns the keyboard shortcuts off (WCAG 2.1.4), and shows them. */
export function ShortcutsCard() {
  const { title, hint, label, show } = text.shortcuts.card
  return (
    <Card title={title} description={hint} className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch label={label} checked={useStore(areShortcutsOn)} onChange={setShortcuts} />
        <Button onClick={openShortcutMap}>{show}</Button>
      </div>
    </Card>
  )
}

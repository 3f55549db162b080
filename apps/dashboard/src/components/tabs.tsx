import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'

interface Tab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  readonly label: string
}

/** Parts of a page, of which one is shown. Keep the selected one in the URL. */
export function Tabs({ tabs, selected, onSelect, label }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tab may be out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector(`[role=tab][aria-selected=true]`)
    if (selected !== undefined) tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [selected])
  return (
    <Base.Root value={selected} onValueChange={(id) => onSelect(String(id))}>
      <Base.List
        ref={list}
        aria-label={label}
        className="scrollbar-thin scroll-shadows mb-5 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px border-b-2 border-transparent px-3 py-2 text-base font-medium whitespace-nowrap text-quiet focus-inset hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} tabIndex={-1}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

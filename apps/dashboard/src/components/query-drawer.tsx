import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Drawer } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { Loaded, type LoadedProps } from './loaded.tsx'

interface QueryDrawerProps<Data> {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly query: LoadedProps<{ readonly data: Data }>['query']
  readonly title: string
  readonly footer?: ReactNode
  readonly icon: LucideIcon
  /** The text if the service does not know the id. */
  readonly texts: { readonly gone: string; readonly goneHint: string }
  readonly children: (data: Data) => ReactNode
}

export function QueryDrawer<Data>(props: QueryDrawerProps<Data>) {
  const { isOpen, onClose, query, title, footer, icon, texts, children } = props
  return (
    <Drawer open={isOpen} onOpenChange={onClose} title={title} footer={footer}>
      <Loaded query={query} gone={<EmptyState icon={icon} title={texts.gone} hint={texts.goneHint} />}>
        {({ data }) => children(data)}
      </Loaded>
    </Drawer>
  )
}

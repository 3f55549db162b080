import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { Drawer as LoadedDrawer } from './dialog.tsx'

const Drawer = lazy(async () => ({ default: (await import('./dialog.tsx')).Drawer }))

export function LazyDrawer(props: ComponentProps<typeof LoadedDrawer>) {
  const [wasOpened, setOpened] = useState(false)
  if (props.open && !wasOpened) setOpened(true)
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <Drawer {...props} />
      </Suspense>
    )
  )
}

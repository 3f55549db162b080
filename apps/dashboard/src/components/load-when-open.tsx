import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadCode } from '../service/service.ts'

/** A component whose code is loaded when it opens first. It stays after that, so that it is seen to close. */
export function loadWhenOpen<Props extends { readonly open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await loadCode(load) }))
  return function LoadedWhenOpen(props: Props) {
    const [wasOpened, setOpened] = useState(false)
    if (props.open && !wasOpened) setOpened(true)
    return (
      wasOpened && (
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      )
    )
  }
}

export const LazyDrawer = loadWhenOpen(async () => (await import('./dialog.tsx')).Drawer)

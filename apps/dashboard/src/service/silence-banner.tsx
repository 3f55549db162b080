import type { ReactNode } from 'react'
import { useStore } from '../create-store.ts'
import { text } from '../messages/text.ts'
import { isSilent } from './service.ts'

/** Says that the service does not respond; used once in the page. */
export function SilenceBanner() {
  const isShown = useStore(isSilent)
  return (
    <TopNote>
      {isShown && (
        <>
          {text.errors.silent}
          {/* On a phone, one line leaves the button of the navigation in sight. */}
          <span className="max-sm:sr-only"> {text.errors.silentHint}</span>
        </>
      )}
    </TopNote>
  )
}

/** A short note above everything, which a screen reader reads out when it appears. */
export function TopNote({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 top-2 z-60 px-3 text-center empty:hidden">
      {children && (
        <span className="inline-block rounded-2xl border border-line-strong bg-surface px-3 py-1 text-sm text-quiet shadow-sm">
          {children}
        </span>
      )}
    </p>
  )
}

import type { ReactNode } from 'react'
import { PageHeader } from '../components/page-header.tsx'
import { text } from '../messages/text.ts'
import { Logo } from './logo.tsx'

interface EntryLayoutProps {
  readonly title: string
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Below the card, such as a link back. */
  readonly footer?: ReactNode
}

/** A page without a session: a card in the middle. */
export function EntryLayout({ title, description, children, footer }: EntryLayoutProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <Logo />
      <div className="w-full max-w-sm rounded-xl border border-line bg-surface p-6 shadow-sm">
        <PageHeader title={title} description={description} />
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-quiet [&_a]:underline [&_a]:underline-offset-2 [&_a]:hover:text-ink">
        {footer}
        <a href="/docs">{text.navigation.documentation}</a>
      </div>
    </main>
  )
}

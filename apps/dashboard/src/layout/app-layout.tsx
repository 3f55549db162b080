import { Outlet } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../components/button.tsx'
import { LazyDrawer } from '../components/load-when-open.tsx'
import { lazyPage } from '../lazy-page.ts'
import { LiveProvider } from '../live/live-provider.tsx'
import { LiveQueries } from '../live/live-queries.ts'
import { text } from '../messages/text.ts'
import { Notifications } from '../notifications/notifications.tsx'
import { type Session, useSession } from '../session.ts'
import { ShortcutListener } from '../shortcuts/shortcut-listener.tsx'
import { AccountProvider } from './account.tsx'
import { Logo } from './logo.tsx'
import { UnreadMentions } from './mentions/mentions-bell.tsx'
import { Sidebar } from './sidebar.tsx'

const RequiredFactor = lazyPage(() => import('./required-factor.tsx'), 'RequiredFactor')

/** Everything around the pages of a signed-in user. */
export function AppLayout() {
  const session = useSession()
  if (session.second_factor_missing) return <RequiredFactor session={session} />
  return (
    // A second factor replaces the session, and must not reset the page.
    <LiveProvider
      sessionId={session.id}
      organizationId={session.organization.id}
      key={`${session.organization.id} ${session.user.id}`}
    >
      <LiveQueries />
      <ShortcutListener />
      <AccountProvider organizationId={session.organization.id} key={session.organization.id}>
        <Notifications />
        <a
          href="#content"
          className="sr-only rounded-md bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
        >
          {text.skipToContent}
        </a>
        <div className="group/app min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
          <aside className="sticky top-0 hidden h-dvh flex-col gap-4 border-r border-line bg-ground px-3 py-4 lg:flex lower:gap-2 lower:py-2">
            <span className="px-2">
              <Logo />
            </span>
            <div className="min-h-0 grow">
              <Sidebar session={session} />
            </div>
          </aside>
          <PhoneBar session={session} />
          <main
            id="content"
            tabIndex={-1}
            className="w-full max-w-[144rem] min-w-0 px-4 py-5 has-data-full-bleed:max-w-none has-data-full-bleed:p-0 sm:px-6 lg:px-8 lg:py-6"
          >
            <Outlet />
          </main>
        </div>
      </AccountProvider>
    </LiveProvider>
  )
}

function PhoneBar({ session }: { readonly session: Session }) {
  const [isOpen, setOpen] = useState(false)
  return (
    // A page that fills a low screen has a way back to one with this bar.
    <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-line bg-ground px-3 py-2 short:group-has-data-fills-screen/app:hidden lg:hidden">
      <IconButton icon={Menu} label={text.navigation.open} onClick={() => setOpen(true)} />
      <Logo />
      <UnreadMentions onOpen={() => setOpen(true)} />
      <LazyDrawer open={isOpen} onOpenChange={setOpen} title={text.product} side="left" width="narrow">
        <Sidebar session={session} onNavigate={() => setOpen(false)} />
      </LazyDrawer>
    </header>
  )
}

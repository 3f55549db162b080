import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, Coffee, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { useId } from 'react'
import { callDashboard } from '../call-dashboard.ts'
import { queries } from '../client.ts'
import { classNames } from '../components/class-names.ts'
import { DisclosureMenu, disclosureItemClass } from '../components/disclosure-menu.tsx'
import { createStore, useStore } from '../create-store.ts'
import { text } from '../messages/text.ts'
import { type Session, useMayWrite, useSession } from '../session.ts'
import { openShortcutMap } from '../shortcuts/shortcut-listener.tsx'
import { store } from '../stored-value.ts'
import { useChange } from '../use-change.ts'
import { OrganizationChoice } from './organization-choice.tsx'
import { useSignOut } from './use-sign-out.ts'

const themes = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

/** The signed-in user, the theme, and signing out. */
export function UserMenu({ session }: { readonly session: Session }) {
  const { user, organization } = session
  const signOut = useSignOut()
  const name = user.name || user.email
  const isAway = useIsAway()
  return (
    <DisclosureMenu
      className="flex w-full items-center gap-2.5 rounded-lg px-2 py-1.5 text-left hover:bg-hover"
      button={
        <>
          <span
            aria-hidden
            className={classNames(
              'flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-semibold uppercase',
              isAway ? 'bg-sunken text-quiet outline-2 outline-warn' : 'bg-selected text-accent',
            )}
            title={isAway ? text.user.isAway : undefined}
          >
            {name.slice(0, 1)}
          </span>
          {isAway && <span className="sr-only">{text.user.isAway}</span>}
          <span className="sr-only">{text.user.menu}</span>
          <span className="min-w-0 grow">
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="block truncate text-xs text-quiet">{organization.name}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-quiet" />
        </>
      }
    >
      <OrganizationChoice session={session} />
      <AwaySwitch />
      <ThemeChoice />
      <hr className="-mx-1 my-1 border-line" />
      <Link to="/settings" className={disclosureItemClass}>
        <Settings aria-hidden className="size-4 text-quiet" />
        {text.navigation.settings}
      </Link>
      <button type="button" onClick={openShortcutMap} className={disclosureItemClass}>
        <Keyboard aria-hidden className="size-4 text-quiet" />
        {text.shortcuts.title}
      </button>
      <button type="button" onClick={() => void signOut()} className={disclosureItemClass}>
        <LogOut aria-hidden className="size-4 text-quiet" />
        {text.user.signOut}
      </button>
    </DisclosureMenu>
  )
}

function ThemeChoice() {
  const id = useId()
  const theme = useTheme()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-2 py-1 text-xs text-quiet">
        {text.user.theme}
      </p>
      {themes.map(([value, Icon]) => (
        <button
          key={value}
          type="button"
          data-stay
          aria-pressed={theme === value}
          onClick={() => setTheme(value)}
          className={disclosureItemClass}
        >
          <Icon aria-hidden className="size-4 text-quiet" />
          <span className="grow">{text.user.themes[value]}</span>
          {theme === value && <Check aria-hidden className="size-4 text-accent" />}
        </button>
      ))}
    </div>
  )
}

type Theme = 'system' | 'light' | 'dark'

const current = createStore<Theme>(readTheme())

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a theme and remembers it. `public/theme.js` applies it when the page loads. */
function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  store('theme', theme)
  current.set(theme)
}

function useTheme(): Theme {
  return useStore(current)
}

/** Whether the signed-in user is away; undefined while that is loading, and for a user who only reads. */
function useIsAway(): boolean | undefined {
  const { user } = useSession()
  const options = queries.users.get.queryOptions(user.id)
  const { data } = useQuery({ ...options, staleTime: 60_000, enabled: useMayWrite() })
  return data && !data.data.available
}

/** Makes the signed-in user away, or available again. */
function AwaySwitch() {
  const isAway = useIsAway()
  const change = useChange({
    run: (available: boolean) => callDashboard((api) => api.PATCH('/dashboard/availability', { body: { available } })),
    refreshes: [queries.users.key()],
    done: (_result, available) => ({ title: available ? text.user.available : text.user.isAway }),
    notifiesFailure: true,
  })
  if (isAway === undefined) return null
  return (
    <>
      <button
        type="button"
        data-stay
        aria-pressed={isAway}
        disabled={change.isPending}
        onClick={() => change.mutate(isAway)}
        className={disclosureItemClass}
      >
        <Coffee aria-hidden className="size-4 shrink-0 text-quiet" />
        <span className="grow">
          {text.user.away}
          <span className="block text-xs text-quiet">{text.user.awayHint}</span>
        </span>
        {isAway && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      </button>
      <hr className="-mx-1 my-1 border-line" />
    </>
  )
}

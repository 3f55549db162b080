import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, Keyboard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../components/class-names.ts'
import { DisclosureMenu, disclosureItemClass } from '../components/disclosure-menu.tsx'
import { text } from '../messages/text.ts'
import type { Session } from '../session.ts'
import { openShortcutMap } from '../shortcuts/shortcut-listener.tsx'
import { AwaySwitch, useIsAway } from './availability.tsx'
import { OrganizationChoice } from './organization-choice.tsx'
import { setTheme, useTheme } from './theme.ts'
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

import { Menu } from '@base-ui/react/menu'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, ChevronsUpDown, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { itemClass, popupClass } from '../components/select.tsx'
import { text } from '../messages/text.ts'
import { type Session, signOut } from '../session.ts'
import { setTheme, type Theme, useTheme } from './theme.ts'

const themes = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

/** Who is signed in, the theme, and the way out. */
export function UserMenu({ session: { user, organization } }: { readonly session: Session }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const theme = useTheme()
  const leave = async () => {
    await signOut().catch(() => undefined)
    queryClient.clear()
    await navigate({ to: '/sign-in' })
  }
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={text.user.menu(user.name || user.email)}
        className="flex w-full items-center gap-2.5 rounded-lg px-2 py-1.5 text-left hover:bg-hover"
      >
        <span
          aria-hidden
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-selected text-xs font-semibold text-accent uppercase"
        >
          {(user.name || user.email).slice(0, 1)}
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{user.name || user.email}</span>
          <span className="block truncate text-xs text-quiet">{organization.name}</span>
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-quiet" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className={popupClass}>
            <Menu.Group>
              <Menu.GroupLabel className="px-2 py-1 text-xs text-quiet">{text.user.theme}</Menu.GroupLabel>
              <Menu.RadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
                {themes.map(([value, Icon]) => (
                  <Menu.RadioItem key={value} value={value} className={itemClass}>
                    <Icon aria-hidden className="size-4 text-quiet" />
                    <span className="grow">{text.user.themes[value]}</span>
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden className="size-4 text-accent" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Group>
            <Menu.Separator className="-mx-1 my-1 h-px bg-line" />
            <Menu.LinkItem closeOnClick render={<Link to="/settings" />} className={itemClass}>
              <Settings aria-hidden className="size-4 text-quiet" />
              {text.user.settings}
            </Menu.LinkItem>
            <Menu.Item onClick={() => void leave()} className={itemClass}>
              <LogOut aria-hidden className="size-4 text-quiet" />
              {text.user.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

import { Building2, Check } from 'lucide-react'
import { callDashboard } from '../call-dashboard.ts'
import { disclosureItemClass } from '../components/disclosure-menu.tsx'
import { text } from '../messages/text.ts'
import { startAnew } from '../open-organization.ts'
import type { Session } from '../session.ts'
import { useChange } from '../use-change.ts'

/** Opens another organization of the user. */
export function OrganizationChoice({ session }: { readonly session: Session }) {
  const open = useChange({
    run: (organization_id: string) =>
      callDashboard((api) => api.PATCH('/dashboard/session', { body: { organization_id } })),
    notifiesFailure: true,
    onDone: startAnew,
  })
  if (session.organizations.length < 2) return null
  return (
    <>
      <p className="px-2 pt-1 text-xs font-medium text-faint">{text.user.organizations}</p>
      <ul aria-label={text.user.organizations} className="scrollbar-thin max-h-48 overflow-y-auto">
        {session.organizations.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === session.organization.id}
              onClick={() => id !== session.organization.id && open.mutate(id)}
              className={`${disclosureItemClass} w-full`}
            >
              <Building2 aria-hidden className="size-4 shrink-0 text-quiet" />
              <span className="min-w-0 grow truncate text-left">{name}</span>
              {id === session.organization.id && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      <hr className="-mx-1 my-1 border-line" />
    </>
  )
}

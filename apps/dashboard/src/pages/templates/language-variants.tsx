import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { queries } from '../../client.ts'
import { LinkButton, TextLink } from '../../components/links.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { usePhoneNumberId } from '../../layout/account-page.tsx'
import { templatesText } from '../../messages/templates.ts'
import { useMayWrite } from '../../session.ts'
import { languageName, type Template, templateBadge } from '../../templates/template-state.ts'

const route = getRouteApi('/app/templates')
const labels = templatesText.variants

/** The languages of a template, and a link that adds one. */
export function LanguageVariants({ template: { name, language } }: { readonly template: Template }) {
  const search = route.useSearch()
  const variants = useVariants(name)
  return (
    <section aria-label={labels.title} className="grid grid-cols-1 gap-2">
      <h3 className="text-base font-semibold">{labels.title}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {variants.map((each) => (
          <li key={each.id} className="flex items-center justify-between gap-3 px-3 py-2">
            {each.language === language ? (
              <span aria-current="true" className="font-medium">
                {languageName(each.language)}
              </span>
            ) : (
              <TextLink
                to="/templates"
                search={{ ...search, template: name, variant: each.language }}
                replace
                label={languageName(each.language)}
              />
            )}
            <StatusBadge {...templateBadge(each)} />
          </li>
        ))}
      </ul>
      {useMayWrite() && (
        <div>
          <LinkButton
            to="/templates/editor"
            search={{ template: name, variant: language, as: 'variant' }}
            size="sm"
            icon={Languages}
            label={labels.add}
          />
        </div>
      )}
    </section>
  )
}

/** The languages of a template, in the order of their codes; empty until they are loaded. */
export function useVariants(name: string): readonly Template[] {
  const { data } = useQuery(queries.templates.list.queryOptions(usePhoneNumberId(), { name, limit: 100 }))
  return (data?.data ?? []).toSorted((a, b) => (a.language < b.language ? -1 : 1))
}

import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FileText, FileX } from 'lucide-react'
import { queries } from '../../../client.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LinkButton, ParentLink } from '../../../components/links.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { ReadOnlyNote } from '../../../components/read-only-note.tsx'
import { AccountPage, usePhoneNumberId } from '../../../layout/account-page.tsx'
import { templatesText } from '../../../messages/templates.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { languageName, type Template } from '../../../templates/template-state.ts'
import { isEditable } from './template-draft.ts'
import { TemplateEditor } from './template-editor.tsx'

const route = getRouteApi('/app/templates/editor')
const labels = templatesText.editor

/** Writes a new template, another language of one, or a new version. */
export function EditorPage() {
  const { template } = route.useSearch()
  return (
    <AccountPage title={template === undefined ? labels.create : labels.edit} icon={FileText}>
      <Editor />
    </AccountPage>
  )
}

function Editor() {
  const { template: name, variant, as } = route.useSearch()
  const isNew = name === undefined
  const isEdit = !isNew && as !== 'variant'
  const query = useQuery({
    ...queries.templates.get.queryOptions(
      usePhoneNumberId(),
      name ?? '',
      variant === undefined ? {} : { language: variant },
    ),
    enabled: !isNew,
  })
  const mayWrite = useMayWrite()
  const title = isNew ? labels.create : isEdit ? labels.editOf(name) : labels.variantOf(name)
  const above = <ParentLink to="/templates" label={text.navigation.templates} />
  const gone = <EmptyState icon={FileX} title={templatesText.gone} hint={templatesText.goneHint} action={toAll} />
  return (
    <>
      <PageHeader
        title={title}
        description={isEdit && variant !== undefined ? languageName(variant) : undefined}
        above={above}
      />
      {!mayWrite ? (
        <ReadOnlyNote />
      ) : isNew ? (
        <TemplateEditor isEdit={false} />
      ) : (
        <Loaded query={query} gone={gone}>
          {({ data }) => <EditorOf template={data} isEdit={isEdit} />}
        </Loaded>
      )}
    </>
  )
}

const toAll = <LinkButton to="/templates" label={labels.toAll} />

function EditorOf({ template, isEdit }: { readonly template: Template; readonly isEdit: boolean }) {
  if (!isEditable(template))
    return <EmptyState icon={FileX} title={labels.notEditable} hint={labels.notEditableHint} action={toAll} />
  return <TemplateEditor key={template.id} saved={template} isEdit={isEdit} />
}

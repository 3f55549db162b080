import { KeyRound, Plus } from 'lucide-react'
import { DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { apiKeysQuery } from './api-keys-query.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { keyColumns } from './key-columns.tsx'

export function ApiKeysPage() {
  const list = useList(apiKeysQuery)
  const mayWrite = useMayWrite()
  const create = mayWrite && (
    <DialogButton variant="primary" icon={Plus} label={text.apiKeys.create}>
      {(onClose) => <CreateKeyDialog onClose={onClose} />}
    </DialogButton>
  )
  return (
    <>
      <PageHeader
        title={text.navigation.apiKeys}
        description={text.apiKeys.description}
        actions={mayWrite ? create : <ReadOnlyNote />}
      />
      <div className="grid grid-cols-1 gap-5">
        <Card flush>
          <DataTable
            label={text.navigation.apiKeys}
            columns={keyColumns(mayWrite)}
            list={list}
            empty={
              <EmptyState icon={KeyRound} title={text.apiKeys.empty} action={create} hint={text.apiKeys.emptyHint} />
            }
          />
        </Card>
        <RotationGuide />
      </div>
    </>
  )
}

function RotationGuide() {
  return (
    <Card title={text.apiKeys.rotation} description={text.apiKeys.rotationHint}>
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {text.apiKeys.rotationSteps.map(({ title, hint }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-selected text-xs font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div>
              <p className="text-base font-medium">{title}</p>
              <p className="text-sm text-quiet">{hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

import { KeyRound, Plus } from 'lucide-react'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { ReadOnlyNote } from '../../components/read-only-note.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { apiKeysQuery } from './api-keys-query.ts'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { keyColumns } from './key-columns.tsx'
import { RotationGuide } from './rotation-guide.tsx'

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

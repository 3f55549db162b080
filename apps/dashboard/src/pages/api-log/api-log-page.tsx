import { Hammer } from 'lucide-react'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { text } from '../../messages/text.ts'

export function ApiLogPage() {
  return (
    <>
      <PageHeader title={text.navigation.apiLog} />
      <EmptyState icon={Hammer} title={text.pages.underConstruction}>
        {text.pages.underConstructionHint}
      </EmptyState>
    </>
  )
}

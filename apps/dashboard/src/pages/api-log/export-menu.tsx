import { Download } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Menu } from '../../components/menu.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { type ExportFormat, exportUrl } from './log-data.ts'
import type { LogSearch } from './log-search.ts'

const formats: readonly ExportFormat[] = ['csv', 'ndjson']

export function ExportMenu({ search }: { readonly search: LogSearch }) {
  return (
    <Menu
      trigger={<Button icon={Download}>{apiLogText.export}</Button>}
      items={formats.map((format) => ({
        label: apiLogText.exportFormats[format],
        onSelect: () => location.assign(exportUrl(search, format)),
      }))}
    />
  )
}

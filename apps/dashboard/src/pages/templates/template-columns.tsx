import type { Column } from '../../components/data-table.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { templatesText } from '../../messages/templates.ts'
import { text } from '../../messages/text.ts'
import { languageName, type Template, templateBadge } from '../../templates/template-state.ts'
import { VariableText } from '../../templates/variable-text.tsx'

const { columns, fields, categories } = templatesText

export const templateColumns: readonly Column<Template>[] = [
  {
    header: text.common.name,
    cell: ({ name, language }) => (
      <div className="min-w-0">
        <div className="font-medium">{name}</div>
        <div className="text-sm text-quiet">{languageName(language)}</div>
      </div>
    ),
  },
  { header: text.common.status, cell: (template) => <StatusBadge {...templateBadge(template)} /> },
  {
    header: fields.category,
    from: 'md',
    cell: ({ category }) =>
      category === null ? <span className="text-quiet">{templatesText.noCategory}</span> : categories[category],
  },
  {
    header: columns.content,
    from: 'lg',
    className: 'max-w-96',
    cell: ({ content }) => (
      <span className="line-clamp-2 text-quiet">
        {content ? <VariableText text={content} /> : templatesText.noContent}
      </span>
    ),
  },
  {
    header: columns.updated,
    from: 'xl',
    align: 'right',
    cell: ({ updated_at }) => <Timestamp value={updated_at} form="relative" />,
  },
]

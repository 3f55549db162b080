import type { Template } from '@channel/contract/types'
import type { ProviderTemplate } from '@channel/provider'
import { toTimestamp } from '../../mechanisms/clock/index.ts'
import type { TemplateRow } from './template-view.ts'

/** The columns of a template that come from the provider. */
export type TemplateFacts = Omit<TemplateRow, 'id' | 'created_at' | 'updated_at'>

/** The template as it is known, and when the listing began that may say something else. */
export interface KnownTemplate {
  readonly row: TemplateRow | undefined
  readonly listedAt: string
}

const statuses: Readonly<Record<string, Template['status']>> = {
  PENDING: 'pending',
  IN_APPEAL: 'pending',
  APPROVED: 'approved',
  REINSTATED: 'approved',
  FLAGGED: 'approved',
  LOCKED: 'approved',
  PAUSED: 'approved',
  REJECTED: 'rejected',
  DISABLED: 'rejected',
  LIMIT_EXCEEDED: 'rejected',
  ARCHIVED: 'rejected',
  PENDING_DELETION: 'rejected',
}
const categories = ['MARKETING', 'UTILITY', 'AUTHENTICATION'] as const

/** Converts a template of the provider. What the provider does not report of it is taken from the known template. */
export function parseTemplate(template: ProviderTemplate, known: KnownTemplate): TemplateFacts {
  const content = bodyOf(template.components)
  return {
    name: template.name,
    language: template.language,
    ...statusFacts(template, known),
    ...qualityFacts(template),
    ...categoryFacts(template, known),
    content,
    variables: variablesOf(content),
    components: template.components as Template['components'],
    provider_template_id: template.id,
  }
}

/** A reason that is not reported is still that of the same status. */
export function statusFacts(
  { status, statusReason }: Pick<ProviderTemplate, 'status' | 'statusReason'>,
  { row }: Pick<KnownTemplate, 'row'>,
) {
  const known = row?.provider_status === status ? row.status_reason : null
  const status_reason = statusReason === undefined ? known : statusReason
  return { status: statusFrom(status), provider_status: status, status_reason }
}

export function qualityFacts({ quality }: Pick<ProviderTemplate, 'quality'>) {
  return { quality: quality ? { ...quality, reasons: [...quality.reasons] } : null }
}

/** A change that is not reported is seen by the category, when it is listed. */
export function categoryFacts(
  { category: listed, categoryChange }: Pick<ProviderTemplate, 'category' | 'categoryChange'>,
  { row, listedAt }: KnownTemplate,
): Pick<TemplateFacts, 'category' | 'category_change'> {
  const category = categoryFrom(listed)
  if (categoryChange) return { category, category_change: { ...categoryChange, at: toTimestamp(categoryChange.at) } }
  const before = row?.category ?? null
  const isChanged = before !== null && category !== null && before !== category
  if (isChanged && row?.category_change?.to !== category)
    return { category, category_change: { from: before, to: category, at: listedAt } }
  return { category, category_change: row?.category_change ?? null }
}

/** Maps a status of the provider. An unknown status becomes `pending`, so that the template cannot be sent. */
function statusFrom(status: string): Template['status'] {
  return Object.hasOwn(statuses, status) ? statuses[status]! : 'pending'
}

/** Maps a category of the provider. An unknown category becomes null. */
function categoryFrom(category: unknown): Template['category'] {
  return categories.find((known) => known === category) ?? null
}

function bodyOf(components: readonly { readonly type?: unknown; readonly text?: unknown }[]): string {
  const body = components.find(({ type }) => typeof type === 'string' && type.toUpperCase() === 'BODY')
  return typeof body?.text === 'string' ? body.text : ''
}

function variablesOf(content: string): string[] {
  return [...new Set([...content.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? ''))]
}

import type { Template } from '@channel/contract/types'
import type { ProviderTemplate } from '@channel/provider'
import type { TemplateRow } from './template-view.ts'

/** The columns of a template that come from the provider. */
export type TemplateFacts = Omit<TemplateRow, 'id' | 'created_at' | 'updated_at'>

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

/**
 * Converts a template of the provider.
 *
 * @returns undefined for a deleted template, which is not shown
 */
export function parseTemplate({
  id,
  name,
  language,
  status,
  category,
  components,
}: ProviderTemplate): TemplateFacts | undefined {
  if (status === 'DELETED') return undefined
  const content = bodyOf(components)
  return {
    name,
    language,
    status: statusFrom(status),
    provider_status: status,
    category: categoryFrom(category),
    content,
    variables: variablesOf(content),
    components: components as Template['components'],
    provider_template_id: id,
  }
}

/** Maps a status of the provider. An unknown status becomes `pending`, so that the template cannot be sent. */
export function statusFrom(status: string): Template['status'] {
  return Object.hasOwn(statuses, status) ? statuses[status]! : 'pending'
}

/** Maps a category of the provider. An unknown category becomes null. */
export function categoryFrom(category: unknown): Template['category'] {
  return categories.find((known) => known === category) ?? null
}

function bodyOf(components: readonly { readonly type?: unknown; readonly text?: unknown }[]): string {
  const body = components.find(({ type }) => typeof type === 'string' && type.toUpperCase() === 'BODY')
  return typeof body?.text === 'string' ? body.text : ''
}

function variablesOf(content: string): string[] {
  return [...new Set([...content.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? ''))]
}

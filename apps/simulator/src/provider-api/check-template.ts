import { findTemplate, type SimulatedTemplate } from '../templates.ts'
import { knownError, type ProviderErrorParts } from './provider-error.ts'

export interface SentTemplate {
  readonly name: string
  readonly language: { readonly code: string }
  readonly components?: readonly { readonly type: string; readonly parameters?: readonly unknown[] }[]
}

/** Checks that a template may be sent, and that its body gets one parameter per placeholder. */
export function checkTemplate(
  templates: readonly SimulatedTemplate[],
  { name, language, components }: SentTemplate,
  toUserId: boolean,
): { readonly category: string | undefined } | { readonly error: ProviderErrorParts } {
  const template = findTemplate(templates, name, language.code)
  if (template === undefined || !['APPROVED', 'PAUSED', 'DISABLED', 'FLAGGED', 'LOCKED'].includes(template.status)) {
    return failure(132001, `template name (${name}) does not exist in ${language.code}`, 404)
  }
  if (template.status === 'PAUSED') return failure(132015, 'The template is paused due to low quality.')
  if (template.status === 'DISABLED') return failure(132016, 'The template is disabled due to low quality.')
  if (toUserId && template.category === 'AUTHENTICATION') {
    return failure(131062, 'Authentication templates cannot be sent to a business-scoped user id.')
  }
  const given = components?.find(({ type }) => type.toLowerCase() === 'body')?.parameters?.length ?? 0
  const expected = countPlaceholders(template)
  if (given !== expected) {
    return failure(
      132000,
      `body: number of localizable_params (${given}) does not match the expected number of params (${expected})`,
    )
  }
  return { category: template.category }
}

function countPlaceholders({ components }: SimulatedTemplate): number {
  const body = components.find((each) => String((each as { type?: unknown }).type).toUpperCase() === 'BODY')
  const text = String((body as { text?: unknown } | undefined)?.text ?? '')
  return new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name)).size
}

function failure(code: number, details: string, status?: number): { readonly error: ProviderErrorParts } {
  return { error: knownError(code, details, status) }
}

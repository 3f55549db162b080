import { z } from 'zod'
import { newId } from '../new-id.ts'
import type { State } from '../state.ts'
import { findTemplate, templateInput } from '../templates.ts'
import { ensureWaba } from '../wabas.ts'
import { type Component, refusedTemplate, refuseParts, shownParts } from './check-parts.ts'
import { reviewTemplate } from './review-template.ts'

/** Kept as they were sent, also the order of their fields. */
export const sentParts = z.array(z.custom<Component>((value) => typeof value === 'object' && value !== null))
export const sentCategory = z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION'])
export const sentFormat = z.enum(['POSITIONAL', 'NAMED'])
const newTemplate = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string().min(2),
  category: sentCategory,
  parameter_format: sentFormat.default('POSITIONAL'),
  components: sentParts,
})

/** Creates a template that waits for its review. */
export function createTemplate(state: State, wabaId: string, json: unknown): Response {
  const waba = ensureWaba(state, wabaId)
  const parsed = newTemplate.safeParse(json)
  if (!parsed.success) return refusedTemplate(`Invalid parameter: ${parsed.error.issues[0]?.path.join('.')}`)
  const { name, language, category, components } = parsed.data
  if (findTemplate(waba.templates, name, language) !== undefined)
    return refusedTemplate(`There is already ${language} content for this template.`, 2388024)
  const refused = refuseParts(state, components)
  if (refused !== undefined) return refused
  const parts = [...shownParts(state, components, category)]
  const template = { ...templateInput.parse({ ...parsed.data, components: parts, status: 'PENDING' }), id: newId() }
  waba.templates.push(template)
  reviewTemplate(state, wabaId, template)
  return Response.json({ id: template.id, status: 'PENDING', category })
}

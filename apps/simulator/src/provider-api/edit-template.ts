import { z } from 'zod'
import type { State } from '../state.ts'
import type { SimulatedTemplate } from '../templates.ts'
import { refusedTemplate, refuseParts, shownParts } from './check-parts.ts'
import { sentCategory, sentFormat, sentParts } from './create-template.ts'
import { reviewTemplate } from './review-template.ts'

const hourMs = 3_600_000
const templateEdit = z.object({
  category: sentCategory.optional(),
  parameter_format: sentFormat.optional(),
  components: sentParts.optional(),
})

/** Edits a template, which then waits for its review again. */
export function editTemplate(state: State, wabaId: string, template: SimulatedTemplate, json: unknown): Response {
  const parsed = templateEdit.safeParse(json)
  if (!parsed.success) return refusedTemplate(`Invalid parameter: ${parsed.error.issues[0]?.path.join('.')}`)
  const { category = template.category, components } = parsed.data
  const now = state.clock.now()
  const refused = refuseEdit(template, category, now) ?? (components && refuseParts(state, components))
  if (refused !== undefined) return refused
  if (template.status === 'APPROVED') template.edited_at = [...editsSince(template, now - 30 * 24 * hourMs), now]
  template.category = category
  template.parameter_format = parsed.data.parameter_format ?? template.parameter_format
  if (components !== undefined) template.components = [...shownParts(state, components, category ?? 'UTILITY')]
  template.status = 'PENDING'
  template.rejected_reason = 'NONE'
  reviewTemplate(state, wabaId, template)
  return Response.json({ success: true })
}

function refuseEdit(template: SimulatedTemplate, category: string | undefined, now: number): Response | undefined {
  const { status } = template
  if (!['APPROVED', 'REJECTED', 'PAUSED'].includes(status))
    return refusedTemplate('Only approved, rejected and paused templates can be edited.')
  if (status !== 'APPROVED') return undefined
  if (category !== template.category) return refusedTemplate('The category of an approved template cannot be changed.')
  const isOften = editsSince(template, now - 24 * hourMs).length >= 1
  if (isOften || editsSince(template, now - 30 * 24 * hourMs).length >= 10)
    return refusedTemplate('An approved template can be edited once in 24 hours, and 10 times in 30 days.')
  return undefined
}

function editsSince({ edited_at = [] }: SimulatedTemplate, time: number): readonly number[] {
  return edited_at.filter((at) => at > time)
}

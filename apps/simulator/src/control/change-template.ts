import { z } from 'zod'
import { decideTemplate, reviewTemplate } from '../provider-api/review-template.ts'
import type { State } from '../state.ts'
import { aboutTemplate, findTemplate, type SimulatedTemplate } from '../templates.ts'
import { ensureWaba } from '../wabas.ts'
import { notifyAccount } from '../webhooks/notify.ts'

export const templateChange = z.strictObject({
  status: z.string().min(1).optional(),
  /** The reason; default `NONE`. */
  reason: z.string().min(1).default('NONE'),
  /** The level of a pause, and its explanation. */
  other_info: z.object({ title: z.string().min(1), description: z.string().optional() }).optional(),
  /** Why it was rejected, in words. */
  rejection_info: z.object({ reason: z.string().optional(), recommendation: z.string().optional() }).optional(),
  category: z.string().min(1).optional(),
  /** When the category changes, in seconds since 1970, if that is only announced. */
  category_changes_at: z.int().optional(),
  quality: z.string().min(1).optional(),
  /** Another text of the body, as if it was edited at the provider. It is reviewed again. */
  text: z.string().min(1).optional(),
})

/**
 * Changes a template's status, category, quality or text and notifies the app.
 *
 * @throws Error in one line if the template does not exist
 */
export function changeTemplate(
  state: State,
  wabaId: string,
  name: string,
  language: string,
  {
    status,
    reason,
    other_info,
    rejection_info,
    category,
    category_changes_at,
    quality,
    text,
  }: z.output<typeof templateChange>,
): SimulatedTemplate {
  const template = findTemplate(ensureWaba(state, wabaId).templates, name, language)
  if (template === undefined) throw new Error(`There is no template ${name} in ${language}.`)
  const about = aboutTemplate(template)
  if (text !== undefined) {
    template.components = template.components.map((part) =>
      'type' in part && part.type === 'BODY' ? { ...part, text } : part,
    )
    const change = { ...about, message_template_element: text }
    notifyAccount(state, wabaId, 'message_template_components_update', change)
    decideTemplate(state, wabaId, template, { status: 'PENDING' })
    reviewTemplate(state, wabaId, template)
  }
  if (status !== undefined) {
    decideTemplate(state, wabaId, template, { status, reason, more: { other_info, rejection_info } })
  }
  if (category !== undefined) {
    const former = template.category ?? 'UTILITY'
    const announced = {
      new_category: former,
      correct_category: category,
      category_update_timestamp: category_changes_at,
    }
    const changed = { previous_category: former, new_category: category }
    if (category_changes_at === undefined) template.category = category
    const change = { ...about, ...(category_changes_at === undefined ? changed : announced) }
    notifyAccount(state, wabaId, 'template_category_update', change)
  }
  if (quality !== undefined) {
    const previous_quality_score = template.quality_score?.score ?? 'UNKNOWN'
    template.quality_score = { score: quality }
    const change = { ...about, previous_quality_score, new_quality_score: quality }
    notifyAccount(state, wabaId, 'message_template_quality_update', change)
  }
  return template
}

import { z } from 'zod'
import { ensureWaba, type State } from '../state.ts'
import type { SimulatedTemplate } from '../templates.ts'
import { tellOfAccount } from '../webhooks/tell.ts'

declare global {
  interface JSON {
    // TypeScript does not know it yet.
    rawJSON(text: string): unknown
  }
}

export const templateChange = z.strictObject({
  status: z.string().min(1).optional(),
  /** Why; `NONE` unless told. */
  reason: z.string().min(1).default('NONE'),
  category: z.string().min(1).optional(),
})

/**
 * The provider decides on a template; the app is told.
 *
 * @throws Error in one line when there is no such template
 */
export function changeTemplate(
  state: State,
  wabaId: string,
  name: string,
  language: string,
  { status, reason, category }: z.output<typeof templateChange>,
): SimulatedTemplate {
  const template = ensureWaba(state, wabaId).templates.find((each) => each.name === name && each.language === language)
  if (template === undefined) throw new Error(`There is no template ${name} in ${language}.`)
  const about = {
    message_template_id: asNumber(template.id),
    message_template_name: name,
    message_template_language: language,
  }
  if (status !== undefined) {
    template.status = status
    tellOfAccount(state, wabaId, 'message_template_status_update', { event: status, ...about, reason })
  }
  if (category !== undefined) {
    const previous_category = template.category ?? 'UTILITY'
    template.category = category
    tellOfAccount(state, wabaId, 'template_category_update', { ...about, previous_category, new_category: category })
  }
  return template
}

/** A number with all its digits, of which a double may not hold the last ones. */
function asNumber(id: string): unknown {
  return /^[1-9]\d*$/.test(id) ? JSON.rawJSON(id) : id
}

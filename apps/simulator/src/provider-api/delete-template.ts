import type { State } from '../state.ts'
import { aboutTemplate } from '../templates.ts'
import { ensureWaba } from '../wabas.ts'
import { notifyAccount } from '../webhooks/notify.ts'
import { providerError } from './provider-error.ts'

/** Deletes a template in all its languages, or only the one with the id in `hsm_id`, and notifies the app. */
export function deleteTemplate(state: State, wabaId: string, query: URLSearchParams): Response {
  const waba = ensureWaba(state, wabaId)
  const [name, id] = [query.get('name'), query.get('hsm_id')]
  const going = waba.templates.filter((each) => each.name === name && (id === null || each.id === id))
  if (going.length === 0) {
    const userMessage = 'The message template was not found.'
    return providerError({ code: 100, message: 'Invalid parameter', userMessage })
  }
  waba.templates = waba.templates.filter((each) => !going.includes(each))
  for (const template of going) {
    const change = { event: 'DELETED', ...aboutTemplate(template), reason: 'NONE' }
    notifyAccount(state, wabaId, 'message_template_status_update', change)
  }
  return Response.json({ success: true })
}

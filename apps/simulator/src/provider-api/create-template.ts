import { z } from 'zod'
import type { Waba } from '../model.ts'
import { newId } from '../new-id.ts'
import { findTemplate, templateInput } from '../templates.ts'
import { providerError } from './provider-error.ts'

interface Component {
  readonly type?: unknown
  readonly text?: unknown
  readonly example?: unknown
  readonly add_security_recommendation?: unknown
  readonly code_expiration_minutes?: unknown
}

// Kept as it was sent, also the order of its fields.
const component = z.custom<Component>((value) => typeof value === 'object' && value !== null)
const newTemplate = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string().min(2),
  category: z.enum(['MARKETING', 'UTILITY', 'AUTHENTICATION']),
  parameter_format: z.enum(['POSITIONAL', 'NAMED']).default('POSITIONAL'),
  components: z.array(component),
})

/** Creates a template that waits for its review: the control API decides it. */
export function createTemplate(waba: Waba, json: unknown): Response {
  const parsed = newTemplate.safeParse(json)
  if (!parsed.success) return refused(`Invalid parameter: ${parsed.error.issues[0]?.path.join('.')}`)
  const { name, language, category, components } = parsed.data
  if (!components.some(({ type }) => type === 'BODY')) return refused('A template needs a body.')
  if (findTemplate(waba.templates, name, language) !== undefined)
    return refused(`There is already ${language} content for this template.`, 2388024)
  if (components.some(({ text, example }) => String(text).includes('{{') && example === undefined))
    return refused('A part with variables needs an example for each.', 2388043)
  const written = category === 'AUTHENTICATION' ? components.map(withText) : components
  const template = templateInput.parse({ ...parsed.data, components: written, status: 'PENDING' })
  const id = newId()
  waba.templates.push({ ...template, id })
  return Response.json({ id, status: 'PENDING', category })
}

/** The provider writes the texts of one-time passwords. */
function withText(part: Component): Component {
  if (part.type === 'BODY') {
    const advice = part.add_security_recommendation === true ? ' For your security, do not share this code.' : ''
    return { ...part, text: `*{{1}}* is your verification code.${advice}` }
  }
  if (part.type !== 'FOOTER') return part
  return { ...part, text: `This code expires in ${part.code_expiration_minutes} minutes.` }
}

function refused(userMessage: string, subcode?: number): Response {
  return providerError({
    code: 100,
    message: 'Invalid parameter',
    userMessage,
    ...(subcode !== undefined && { subcode }),
  })
}

import { z } from 'zod'

declare global {
  interface JSON {
    // TypeScript does not declare it yet.
    rawJSON(text: string): unknown
  }
}

/** A template as input of the control API, with defaults. */
export const templateInput = z.object({
  id: z.string().min(1).optional(),
  name: z.string().min(1),
  language: z.string().min(1).default('en_US'),
  status: z.string().min(1).default('APPROVED'),
  category: z.string().min(1).optional(),
  quality_score: z.object({ score: z.string().min(1) }).optional(),
  rejected_reason: z.string().min(1).default('NONE'),
  parameter_format: z.string().min(1).default('POSITIONAL'),
  components: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)).default([]),
})

export type TemplateInput = z.input<typeof templateInput>
export type SimulatedTemplate = Omit<z.output<typeof templateInput>, 'id'> & {
  readonly id: string
  /** When it was edited while approved, in milliseconds since 1970. */
  edited_at?: readonly number[]
}

export function findTemplate(
  templates: readonly SimulatedTemplate[],
  name: string,
  language: string,
): SimulatedTemplate | undefined {
  return templates.find((each) => each.name === name && each.language === language)
}

/** The template with this id, and its account. */
export function templateById(
  wabas: ReadonlyMap<string, { readonly templates: readonly SimulatedTemplate[] }>,
  id: string,
): { readonly wabaId: string; readonly template: SimulatedTemplate } | undefined {
  for (const [wabaId, { templates }] of wabas) {
    const template = templates.find((each) => each.id === id)
    if (template !== undefined) return { wabaId, template }
  }
  return undefined
}

/** How a webhook names a template. */
export function aboutTemplate({ id, name, language }: SimulatedTemplate) {
  return {
    message_template_id: asNumber(id),
    message_template_name: name,
    message_template_language: language,
  }
}

/** A JSON number with all its digits; a double could not represent it. */
function asNumber(id: string): unknown {
  return /^[1-9]\d*$/.test(id) ? JSON.rawJSON(id) : id
}

/** The templates of an account that was not configured. */
export const sampleTemplates: readonly TemplateInput[] = [
  {
    name: 'order_confirmation',
    category: 'UTILITY',
    components: [
      { type: 'HEADER', format: 'TEXT', text: 'Your order' },
      {
        type: 'BODY',
        text: 'Hello {{1}}, we have your order {{2}}. It will be ready at {{3}}.',
        example: { body_text: [['Ana', '4711', '8:30']] },
      },
      { type: 'FOOTER', text: 'Demo Bakery' },
    ],
  },
  {
    name: 'order_confirmation',
    language: 'de',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Hallo {{1}}, wir haben Ihre Bestellung {{2}}. Sie ist um {{3}} fertig.' }],
  },
  {
    name: 'weekend_offer',
    category: 'MARKETING',
    parameter_format: 'NAMED',
    components: [
      { type: 'BODY', text: 'Dear {{first_name}}, this weekend: {{offer}}!' },
      { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Tell me more' }] },
    ],
  },
  {
    name: 'sign_in_code',
    category: 'AUTHENTICATION',
    components: [{ type: 'BODY', text: '*{{1}}* is your verification code.' }],
  },
  {
    name: 'new_opening_hours',
    status: 'PENDING',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'From Monday on we open at {{1}}.' }],
  },
]

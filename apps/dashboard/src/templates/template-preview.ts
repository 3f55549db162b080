import type { components } from '@channel/client'
import { fieldsOf, objectsIn, textOf, valuesIn } from '../untyped.ts'

type Component = components['schemas']['TemplateComponent']
type Samples = Readonly<Record<string, string>>

/** A text with the sample values that the template was submitted with. */
interface PreviewText {
  readonly text: string
  readonly samples: Samples
}

/** The parts of a template that a contact sees; undefined if the template does not have it. */
export interface Preview {
  readonly header: PreviewText | undefined
  /** The kind of a header that is no text, such as `IMAGE`. */
  readonly headerFormat: string | undefined
  readonly body: PreviewText | undefined
  readonly footer: string | undefined
  readonly buttons: readonly PreviewButton[]
}

export interface PreviewButton {
  /** Such as `URL` or `QUICK_REPLY`. */
  readonly type: string
  readonly text: string
  readonly url?: string
}

/** Reads the components of a template, which are in the provider's format. Unknown parts are left out. */
export function previewOf(components: readonly Component[]): Preview {
  const find = (type: string) => components.find((each) => upperOf(each.type) === type) ?? {}
  const header = find('HEADER')
  const format = upperOf(header.format)
  return {
    header: previewText(header, 'header_text'),
    headerFormat: format === 'TEXT' ? undefined : format,
    body: previewText(find('BODY'), 'body_text'),
    footer: textOf(find('FOOTER').text),
    buttons: buttonsOf(find('BUTTONS')),
  }
}

function previewText(component: Component, example: 'header_text' | 'body_text'): PreviewText | undefined {
  const text = textOf(component.text)
  if (text === undefined) return undefined
  const given = fieldsOf(component.example)
  return { text, samples: { ...numbered(given[example]), ...byName(given[`${example}_named_params`]) } }
}

/** The values for `{{1}}`, `{{2}}`, …: a list for a header, a list of lists for a body. */
function numbered(given: unknown): Samples {
  const values = valuesIn(Array.isArray(valuesIn(given)[0]) ? valuesIn(given)[0] : given)
  return Object.fromEntries(values.map((value, index) => [String(index + 1), String(value)]))
}

function byName(given: unknown): Samples {
  return Object.fromEntries(objectsIn(given).map(({ param_name, example }) => [String(param_name), String(example)]))
}

function buttonsOf(component: Component): readonly PreviewButton[] {
  return objectsIn(component.buttons).flatMap((button) => {
    const text = textOf(button.text) ?? textOf(button.type)
    const url = textOf(button.url)
    const type = upperOf(button.type) ?? ''
    return text === undefined ? [] : [{ type, text, ...(url !== undefined && { url }) }]
  })
}

function upperOf(value: unknown): string | undefined {
  return textOf(value)?.toUpperCase()
}

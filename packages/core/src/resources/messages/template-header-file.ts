import type { SendTemplateComponent } from '@channel/contract/types'

const fileTypes = ['image', 'video', 'document']

/** The uploaded file in the header of a template, and where it is. */
export interface TemplateHeaderFile {
  /** Our id. */
  readonly id: string
  /** The index of the header component. */
  readonly index: number
  readonly type: string
}

type Parameter = Readonly<Record<string, unknown>>

/** Finds the file that the header of a template names by `media_id`; a header has one parameter. */
export function templateHeaderFile(components: readonly SendTemplateComponent[]): TemplateHeaderFile | undefined {
  const index = components.findIndex(({ type }) => type === 'header')
  const parameter: Parameter = components[index]?.parameters?.[0] ?? {}
  const type = String(parameter.type)
  const file = fileTypes.includes(type) ? (parameter[type] as Parameter | null | undefined) : undefined
  return typeof file?.media_id === 'string' ? { id: file.media_id, index, type } : undefined
}

/** The components with the provider's id of the file instead of ours. */
export function withProviderFile(
  components: readonly SendTemplateComponent[],
  providerId: string,
): readonly SendTemplateComponent[] {
  const found = templateHeaderFile(components)
  if (found === undefined) return components
  return components.map((component, index) => {
    if (index !== found.index) return component
    const [first = {}, ...others] = component.parameters ?? []
    const { media_id: _, ...rest } = (first as Parameter)[found.type] as Parameter
    return { ...component, parameters: [{ ...first, [found.type]: { id: providerId, ...rest } }, ...others] }
  })
}

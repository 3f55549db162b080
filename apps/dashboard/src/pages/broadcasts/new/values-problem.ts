import { broadcastsText } from '../../../messages/broadcasts.ts'
import { unknownVariable } from '../../../variables/fill-variables.ts'
import type { TemplateForm, TemplateValues } from '../../inbox/composer/template/template-form.ts'

/** A variable in the values for all recipients that cannot be filled in; undefined if there is none. @param own the fields that recipients have values of their own for */
export function valuesProblem(
  form: Pick<TemplateForm, 'fields'> | undefined,
  values: TemplateValues = {},
  own: object = {},
): string | undefined {
  const shared = form?.fields.filter(({ id }) => !(id in own)) ?? []
  const unknown = shared.map(({ id }) => unknownVariable(values[id] ?? '')).find((each) => each !== undefined)
  return unknown && broadcastsText.new.unknownVariable(unknown)
}

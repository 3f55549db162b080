import { broadcastsText } from '../../../messages/broadcasts.ts'
import { unknownVariable } from '../../../variables/fill-variables.ts'
import type { TemplateForm, TemplateValues } from '../../inbox/composer/template/template-form.ts'

/**
 * The problem of a variable that cannot be filled in, in the values for all recipients.
 *
 * @param own the fields for which recipients have values of their own
 */
export function valuesProblem(
  form: Pick<TemplateForm, 'fields'> | undefined,
  values: TemplateValues = {},
  own: object = {},
): string | undefined {
  const shared = form?.fields.filter(({ id }) => !(id in own)) ?? []
  const unknown = shared.map(({ id }) => unknownVariable(values[id] ?? '')).find((each) => each !== undefined)
  return unknown && broadcastsText.new.unknownVariable(unknown)
}

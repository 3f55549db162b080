import type { CreateTemplateInput } from '@channel/contract/types'
import type { Database } from '@channel/db'
import { maxUploadBytes, type Provider } from '@channel/provider'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type AccountAtProvider, type HandleUpload, uploadForHandle } from '../accounts/index.ts'

type Component = CreateTemplateInput['body']['components'][number]

/** Where templates are created, and where the examples of their headers are. */
export type TemplateContext = HandleUpload & { readonly provider: Provider }

const types: Readonly<Partial<Record<NonNullable<Component['format']>, readonly string[]>>> = {
  IMAGE: ['image/jpeg', 'image/png'],
  VIDEO: ['video/mp4'],
  DOCUMENT: ['application/pdf'],
}

/** Whether a header has a file, which the provider shows at an address of its own. */
export function hasFile(components: readonly Component[]): boolean {
  return components.some(({ example }) => example?.media_id !== undefined)
}

/**
 * The parts as the provider takes them: a code to copy as a text, not as a list, and the provider's handle of an example file, which is
 * uploaded for it.
 *
 * @throws ApiError as {@link uploadForHandle}
 */
export function providerComponents(
  database: Database,
  scope: Scope,
  account: AccountAtProvider,
  components: readonly Component[],
  context: HandleUpload,
): Promise<readonly object[]> {
  return Promise.all(
    components.map(async (component, index) => {
      const { format, example, buttons } = component
      if (format !== undefined && example?.media_id !== undefined) {
        const { media_id } = example
        const param = `components[${index}].example.media_id`
        const [type = '', ...others] = types[format] ?? []
        const file = { media_id, param, types: [type, ...others], maxBytes: maxUploadBytes(type) }
        return {
          ...component,
          example: { header_handle: [await uploadForHandle(database, scope, account, file, context)] },
        }
      }
      return buttons === undefined ? component : { ...component, buttons: buttons.map(withPlainCode) }
    }),
  )
}

function withPlainCode(button: NonNullable<Component['buttons']>[number]): object {
  return button.type === 'COPY_CODE' ? { ...button, example: button.example?.[0] } : button
}

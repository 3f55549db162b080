import type { GetContactImportErrorsInput, Handlers } from '@channel/contract/types'
import {
  cancelContactImport,
  createContactImport,
  exportImportErrors,
  getContactImport,
  listContactImports,
} from '@channel/core/contact-imports'
import { upload } from '../media/upload-handler.ts'
import { createdAt, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { streamFile } from '../request/stream-file.ts'
import { read, write } from '../request/verb-handlers.ts'

export const contactImports = {
  createContactImport: upload(createContactImport, (context, created) =>
    createdAt(context, `/v1/${created.phone_number_id}/contact_imports/${created.id}`, created),
  ),
  listContactImports: read(listContactImports, page),
  getContactImport: read(getContactImport),
  cancelContactImport: write(cancelContactImport),
  getContactImportErrors: downloadErrors,
} satisfies Handlers<'contact-imports', RequestContext>

async function downloadErrors(input: GetContactImportErrorsInput, context: RequestContext) {
  const chunks = exportImportErrors(context.database, context.scope, input)
  return { ...(await streamFile(context, 'errors.csv', chunks)), contentType: 'text/csv' } as const
}

import { resolveAccount } from '@channel/core/accounts'
import { fingerprintOf, type IdempotentRequest } from '@channel/core/mechanisms/idempotency'
import { newId } from '@channel/core/mechanisms/ids'
import type { Scope } from '@channel/core/mechanisms/scope'
import { newFileName, releaseStoredName, reserveStoredName, type UploadedFile } from '@channel/core/media'
import type { Transaction } from '@channel/db'
import { inTransaction } from '../request/in-transaction.ts'
import type { RequestContext } from '../request/request-context.ts'
import { type ArrivedFile, type ArrivingFile, receiveFile } from './receive-file.ts'
import { takeUploadSlot } from './take-upload-slot.ts'

interface UploadInput {
  readonly params: { readonly phone_number_id: string }
  readonly body: { readonly file: ArrivingFile }
}

/**
 * The handler of a verb that records an uploaded file. The file is stored before the transaction begins, under a name that is
 * reserved: if the request fails, or repeats an earlier one, a worker removes the file.
 *
 * @param toReply such as `createdOnce`
 */
export function upload<Result, Reply>(
  verb: (tx: Transaction, scope: Scope, input: Pick<UploadInput, 'params'>, file: UploadedFile) => Promise<Result>,
  toReply: (context: RequestContext, result: Result) => Reply,
) {
  return async ({ params, body }: UploadInput, context: RequestContext) => {
    const { database, scope } = context
    const release = takeUploadSlot(scope.organizationId)
    try {
      // With a key, nothing is read before the key is claimed, so that a retry gets the response of the first request.
      if (context.rules.idempotencyKey === undefined) await resolveAccount(database, scope, params.phone_number_id)
      context.allowLongBody?.()
      return await storeAndRecord(context, body.file, async (tx, file) =>
        toReply(context, await verb(tx, scope, { params }, file)),
      )
    } finally {
      release()
    }
  }
}

async function storeAndRecord<Reply>(
  context: RequestContext,
  arriving: ArrivingFile,
  record: (tx: Transaction, file: UploadedFile) => Promise<Reply>,
) {
  const { database, scope, mediaStore } = context
  const stored = { media_id: newId('media'), stored_name: newFileName() }
  const file = await mediaStore.newFile()
  try {
    const arrived = await receiveFile(arriving, file)
    const rules = { ...context.rules, idempotentRequest: idempotentUpload(context, arrived) }
    await reserveStoredName(database, scope, stored)
    await file.save(stored.stored_name)
    return await inTransaction(context, (tx) => record(tx, { ...stored, ...arrived }), rules)
  } finally {
    await file.discard()
    if (file.size > 0) await releaseStoredName(database, scope, stored.stored_name)
  }
}

/** The file is part of the request that must not differ under the same key. */
function idempotentUpload({ rules }: RequestContext, file: ArrivedFile): IdempotentRequest | undefined {
  const { idempotencyKey: key, path } = rules
  if (key === undefined) return undefined
  return { key, fingerprint: fingerprintOf({ method: 'POST', path, body: { file: { ...file } } }) }
}

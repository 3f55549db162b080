import { createStore, type Store, useStore } from '../../../create-store.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useConversation } from '../conversation.ts'
import { type AttachmentKind, attachmentKind, attachmentProblem } from './attachment-kind.ts'
import { randomKey } from './idempotency-keys.ts'
import { uploadFile } from './upload-file.ts'

/** A file that is going to be sent. */
export interface Attachment {
  readonly id: string
  readonly file: File
  readonly kind: AttachmentKind
  /** The `blob:` address of an image. */
  readonly previewUrl: string | undefined
  readonly state: 'refused' | 'waiting' | 'uploading' | 'uploaded' | 'failed'
  /** The uploaded part, from 0 to 1. */
  readonly progress: number
  /** The reason, if it is refused. */
  readonly problem?: string | undefined
  /** Why the upload failed. */
  readonly error?: unknown
}

/** The files that are attached in a conversation. It outlives the pane, so that uploads go on while another one is open. */
export interface AttachmentList extends Pick<Store<readonly Attachment[]>, 'get' | 'subscribe'> {
  add(files: Iterable<File>): void
  /** Removes a file, and cancels its upload. */
  remove(id: string): void
  retry(id: string): void
  /** Resolves to the id of the uploaded file; undefined if it was removed. Rejects with the error of the upload. */
  uploaded(id: string): Promise<string | undefined>
}

interface Upload {
  readonly abort: AbortController
  readonly done: Promise<string>
}

export function createAttachmentList(phoneNumberId: string): AttachmentList {
  const { get, set, subscribe } = createStore<readonly Attachment[]>([])
  const uploads = new Map<string, Upload>()
  // One after the other: the service limits uploads at the same time.
  let last: Promise<unknown> = Promise.resolve()

  const change = (id: string, values: Partial<Attachment>) =>
    set(get().map((each) => (each.id === id ? { ...each, ...values } : each)))

  function start({ id, file }: Attachment): void {
    const abort = new AbortController()
    const run = async () => {
      abort.signal.throwIfAborted()
      change(id, { state: 'uploading', progress: 0, error: undefined })
      const onProgress = (progress: number) => change(id, { progress })
      // A new key for each start: a refusal would be repeated under the same one, and a second upload harms nothing.
      const options = { idempotencyKey: randomKey(), signal: abort.signal, onProgress }
      const media = await uploadFile(phoneNumberId, file, options)
      change(id, { state: 'uploaded', progress: 1 })
      return media.id
    }
    const done = last.then(run)
    last = done.catch((error: unknown) => change(id, { state: 'failed', error }))
    uploads.set(id, { abort, done })
  }

  return {
    get,
    subscribe,
    add(files) {
      for (const file of files) {
        const attachment = newAttachment(file)
        set([...get(), attachment])
        if (attachment.state === 'waiting') start(attachment)
      }
    },
    remove(id) {
      const found = get().find((each) => each.id === id)
      uploads.get(id)?.abort.abort()
      uploads.delete(id)
      if (found?.previewUrl) URL.revokeObjectURL(found.previewUrl)
      set(get().filter((each) => each.id !== id))
    },
    retry(id) {
      const found = get().find((each) => each.id === id)
      if (found?.state !== 'failed') return
      change(id, { state: 'waiting', error: undefined })
      start(found)
    },
    async uploaded(id) {
      try {
        return await uploads.get(id)?.done
      } catch (error) {
        if (uploads.has(id)) throw error
        return undefined
      }
    },
  }
}

function newAttachment(file: File): Attachment {
  const kind = attachmentKind(file)
  const problem = attachmentProblem(file)
  const hasPreview = problem === undefined && (kind === 'image' || kind === 'sticker')
  return {
    id: randomKey(),
    file,
    kind,
    previewUrl: hasPreview ? URL.createObjectURL(file) : undefined,
    state: problem === undefined ? 'waiting' : 'refused',
    progress: 0,
    problem,
  }
}

const lists = new Map<string, AttachmentList>()

/** The files that are attached in a conversation, until they are sent or the page is closed. */
export function useAttachments() {
  const phoneNumberId = usePhoneNumberId()
  const { id } = useConversation()
  const list = lists.get(id) ?? createAttachmentList(phoneNumberId)
  lists.set(id, list)
  return { list, attachments: useStore(list) }
}

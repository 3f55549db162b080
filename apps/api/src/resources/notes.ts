import type { Handlers } from '@channel/contract/types'
import { createNote, deleteNote, listNotes, updateNote } from '@channel/core/notes'
import { createdAt, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const notes = {
  listNotes: read(listNotes, page),
  createNote: write(createNote, (context, created, { params }) =>
    createdAt(context, `/v1/${params.phone_number_id}/conversations/${params.id}/notes/${created.id}`, created),
  ),
  updateNote: write(updateNote),
  deleteNote: write(deleteNote),
} satisfies Handlers<'notes', RequestContext>

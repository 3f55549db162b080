import type { Handlers, Label } from '@channel/contract/types'
import { createLabel, deleteLabel, getLabel, listLabels, updateLabel } from '@channel/core/labels'
import { created, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const labels = {
  listLabels: read(listLabels, page),
  getLabel: read(getLabel),
  createLabel: write(createLabel, created(labelPath)),
  updateLabel: write(updateLabel),
  deleteLabel: write(deleteLabel),
} satisfies Handlers<'labels', RequestContext>

function labelPath({ id }: Label): string {
  return `/v1/labels/${id}`
}

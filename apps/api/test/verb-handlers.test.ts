import type { Handlers } from '@channel/contract/types'
import { createLabel, deleteLabel, listLabels, updateLabel } from '@channel/core/labels'
import { expect, it } from 'vitest'
import { page } from '../src/request/reply.ts'
import type { RequestContext } from '../src/request/request-context.ts'
import { read, write } from '../src/request/verb-handlers.ts'
import { labels } from '../src/resources/labels.ts'

type Labels = Handlers<'labels', RequestContext>

// Checked by the compiler: a directive without an error below it is an error.
it('rejects handlers at compile time that do not match the contract', () => {
  const { deleteLabel: _deleteLabel, ...others } = labels
  const wrong = [
    // @ts-expect-error a handler is missing
    others satisfies Labels,
    // @ts-expect-error the body of another resource
    { ...labels, updateLabel: write(deleteLabel) } satisfies Labels,
    // @ts-expect-error the status is not declared: created(…) is missing
    { ...labels, createLabel: write(createLabel) } satisfies Labels,
    // @ts-expect-error a list is not a single resource: page is missing
    { ...labels, listLabels: read(listLabels) } satisfies Labels,
    // @ts-expect-error the verb takes another request
    { ...labels, getLabel: read(listLabels, page) } satisfies Labels,
    // @ts-expect-error the verb needs a transaction
    { ...labels, updateLabel: read(updateLabel) } satisfies Labels,
  ]
  expect(wrong).toHaveLength(6)
})

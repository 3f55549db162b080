import * as core from '../../testing/every-export.ts'
import { nothing, type VerbsOf } from '../../testing/verb-cases.ts'

/** The verbs of api keys that write, with the events that each records. */
export const verbs: VerbsOf<typeof import('./index.ts')> = {
  createApiKey: nothing.by((tx, { scope }) =>
    core.createApiKey(tx, scope, { body: { name: 'Shop' } }, { userId: core.newId('user') }),
  ),
  addApiKey: nothing.by((tx, { organization_id }) => core.addApiKey(tx, { organization_id })),
}

import type { Label, ListLabelsInput } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { labelColumns, labelView } from './label-view.ts'

/** Lists the organization's labels, newest first. */
export const listLabels = newestFirst<ListLabelsInput['query'], RowOf<'list_labels'>, Label>({
  list: 'listLabels',
  name: 'list_labels',
  select: `SELECT ${labelColumns} FROM labels WHERE organization_id = $1`,
  filters: { team_id: (param) => `team_id = ${param}` },
  view: labelView,
})

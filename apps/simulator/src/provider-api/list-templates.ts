import type { SimulatedTemplate } from '../templates.ts'
import { page } from './pages.ts'

const fields = ['name', 'parameter_format', 'components', 'language', 'status', 'category', 'id']
const moreFields = ['quality_score', 'rejected_reason']

/** A page of an account's templates, filtered by `status` and `name` if requested. */
export function listTemplates(url: URL, all: readonly SimulatedTemplate[]): Response {
  const query = url.searchParams
  const matching = all.filter(
    ({ status, name }) => status === (query.get('status') ?? status) && name === (query.get('name') ?? name),
  )
  return page(url, matching, fields, 'MessageTemplate', moreFields)
}

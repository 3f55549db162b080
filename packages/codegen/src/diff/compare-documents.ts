import { asObject } from '../read/json.ts'
import { LoadedDocument } from '../read/load-document.ts'
import { at } from '../read/pointer.ts'
import { prepareDocument } from '../read/prepare-document.ts'
import { DocumentError, type Problem, Problems } from '../read/problems.ts'
import type { Change } from './change.ts'
import { type Operation, OperationComparer, operationsOf } from './compare-operation.ts'
import { SchemaComparer } from './compare-schemas.ts'
import { compareServers } from './compare-servers.ts'
import { Report, type Sources } from './report.ts'
import { Source } from './source.ts'

/**
 * Compares two OpenAPI documents of version 3.0 to 3.2, each parsed or returned by `loadDocument`: what the change means for
 * clients that were written for the first one. Breaks come first.
 *
 * @throws DocumentError if one of them is not such a document, or has a reference to nothing
 */
export function compareDocuments(base: unknown, revision: unknown): Change[] {
  const sources: Sources = { base: sourceOf(base), revision: sourceOf(revision) }
  const report = new Report(sources)
  const operations = new OperationComparer(sources, report, new SchemaComparer(sources))
  const servers = { base: sources.base.document.servers, revision: sources.revision.document.servers }
  compareServers(servers, (effect, text) =>
    report.add({ effect, direction: 'request', at: { base: '/servers', revision: '/servers' }, text }),
  )
  for (const section of ['paths', 'webhooks'] as const) {
    const [before, after] = [operationsIn(sources.base, section), operationsIn(sources.revision, section)]
    const direction = section === 'paths' ? 'request' : 'response'
    for (const [key, operation] of before) {
      const next = after.get(key)
      const pointer = operation.operation.pointer
      if (next !== undefined) operations.compare(operation, next, section === 'paths' ? 'client' : 'service')
      else report.add({ effect: 'removed', direction, at: { base: pointer }, text: '{place} was removed' })
    }
    for (const [key, { operation }] of after) {
      if (before.has(key)) continue
      report.add({ effect: 'added', direction, at: { revision: operation.pointer }, text: '{place} was added' })
    }
  }
  rejectUnresolved(sources.base, base)
  rejectUnresolved(sources.revision, revision)
  const { changes } = report
  const isSame = JSON.stringify(authoredOf(base)) === JSON.stringify(authoredOf(revision))
  return changes.length > 0 || isSame ? changes : [documentation]
}

const documentation: Change = {
  impact: 'patch',
  subject: 'info',
  text: 'Only descriptions, examples or other parts without effect on clients were changed.',
  pointer: '',
}

function sourceOf(document: unknown): Source {
  const problems = new Problems()
  try {
    const source = new Source(prepareDocument(authoredOf(document), problems), problems)
    // For example a reference to a missing file.
    if (document instanceof LoadedDocument && document.problems.length > 0) throw new DocumentError([])
    return source
  } catch (error) {
    throw error instanceof DocumentError ? located(error.problems, document) : error
  }
}

function located(found: readonly Problem[], document: unknown): DocumentError {
  if (!(document instanceof LoadedDocument)) return new DocumentError(found)
  return new DocumentError(document.locate([...new Problems([...document.problems, ...found])]))
}

function rejectUnresolved({ problems, authored }: Source, document: unknown): void {
  const errors = problems.errors.map((problem) => ({ ...problem, pointer: authored(problem.pointer) }))
  if (errors.length > 0) throw located(errors, document)
}

function authoredOf(document: unknown): unknown {
  return document instanceof LoadedDocument ? document.document : document
}

/** Operations by method and path. The names of path parameters make no difference, and the first of equal paths counts. */
function operationsIn(source: Source, section: 'paths' | 'webhooks'): Map<string, Operation> {
  const items = Object.entries(asObject(source.document[section])).filter(([name]) => !name.startsWith('x-'))
  const operations = items.flatMap(([path, value]) =>
    operationsOf({ value, pointer: at(`/${section}`, path) }, path, source),
  )
  const byKey = new Map<string, Operation>()
  for (const operation of operations) {
    const key = `${operation.method} ${operation.path.replaceAll(/\{[^{}]*\}/g, '{}')}`
    if (!byKey.has(key)) byKey.set(key, operation)
  }
  return byKey
}

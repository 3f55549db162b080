import { invalid, type Refusal } from '../checks/expect-refusal.ts'
import { bodySchemaOf, type QueryParameter, queryParametersOf } from '../contract/read-operation.ts'
import { alternativesOf, follow, propertiesOf, requiredOf, type Schema, withoutNull } from '../contract/read-schema.ts'
import { type InvalidValue, invalidValues } from '../contract/sample-values.ts'
import { changedRequest, type OperationTable } from './operation-table.ts'
import { expectRefused } from './scenario.ts'

/**
 * Scenarios in which a value of a request is invalid: the error must name it. What several operations share (a body, a
 * parameter) gets all values in one of them, and one in the others.
 */
export function invalidTable(table: OperationTable): void {
  const { id } = table.operation
  for (const parameter of queryParametersOf(id)) parameterScenario(table, parameter)
  const body = bodySchemaOf(id)
  if (body !== undefined) bodyScenarios(table, body)
}

function parameterScenario(
  { operation, scenario }: OperationTable,
  { name, description, schema }: QueryParameter,
): void {
  // A list is repeated in a query, so that only its items can be invalid.
  const isList = follow(schema).type === 'array'
  const all = invalidValues(schema, true).filter(({ at }) => !isList || at !== '')
  const values = isFirst(`${name} ${description}`, operation.id) ? all : all.slice(0, 1)
  if (values.length === 0) return
  scenario(`rejects an invalid ${name} and names it`, 400, async (target) => {
    for (const { value, at, isDescribed } of values) {
      // The mock knows only the schema.
      if (target.isMock && isDescribed) continue
      const request = await changedRequest(target, operation, { query: { [name]: String(value) } })
      await expectRefused(target, operation.id, refusalOf(schema, `${name}${at}`), request)
    }
  })
}

function bodyScenarios({ operation, scenario }: OperationTable, body: Schema): void {
  const isFull = isFirst(body.$ref ?? operation.id, operation.id)
  const hasOptions = follow(body).oneOf !== undefined
  const alternatives = alternativesOf(body)
  for (const [name, schema] of Object.entries(propertiesOf(body))) {
    // The options of a body have different rules for it.
    if (alternatives.has(name) || withoutNull(schema).const !== undefined) continue
    const whole = invalidValues(schema).filter(({ at }) => at === '' || !hasOptions)
    const missing: InvalidValue[] = requiredOf(body).has(name) ? [{ value: undefined, at: '' }] : []
    const values = [...whole.slice(0, isFull ? whole.length : 1), ...missing]
    scenario(`rejects an invalid ${name} and names it`, 400, async (target) => {
      const request = await changedRequest(target, operation, {})
      for (const { value, at, isDescribed } of values) {
        if (target.isMock && isDescribed) continue
        const refusal = value === undefined ? invalid(name) : refusalOf(schema, `${name}${at}`)
        const changed = { ...(request.body as object), [name]: value }
        await expectRefused(target, operation.id, refusal, { ...request, body: changed })
      }
    })
  }
}

/** Whether an operation is the first that has what is described. */
const firsts = new Map<string, string>()
function isFirst(what: string, operation: string): boolean {
  if (!firsts.has(what)) firsts.set(what, operation)
  return firsts.get(what) === operation
}

function refusalOf(schema: Schema, param: string): Refusal {
  const code = withoutNull(schema)['x-error-code'] as Refusal['code'] | undefined
  return { ...invalid(param), ...(code !== undefined && { code }) }
}

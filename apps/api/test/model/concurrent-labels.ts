import fc from 'fast-check'
import type { Step } from './explain-history.ts'
import { type ModelChannel, type Seen, seen } from './open-model-channel.ts'

/** Requests that compete for the names of labels. Labels are meant by their index in the setup. */
export type LabelOperation =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'rename'; readonly label: number; readonly name: string }
  | { readonly kind: 'delete'; readonly label: number }
  | { readonly kind: 'list' }

const name = fc.constantFrom('VIP', 'New', 'Old')
const label = fc.nat(1)

export const labelOperation: fc.Arbitrary<LabelOperation> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('create' as const), name }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rename' as const), label, name }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), label }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'list' as const }) },
)

/** Creates the labels `New` and `Old`. */
export async function setUpLabels(channel: ModelChannel) {
  const create = async (name: string) => (await seen(channel.POST('/v1/labels', { body: { name } }))).body.data.id
  const ids: string[] = [await create('New'), await create('Old')]
  const run = (operation: LabelOperation): Promise<Seen> => {
    switch (operation.kind) {
      case 'create':
        return seen(channel.POST('/v1/labels', { body: { name: operation.name } }))
      case 'rename': {
        const params = { path: { id: ids[operation.label]! } }
        return seen(channel.PATCH('/v1/labels/{id}', { params, body: { name: operation.name } }))
      }
      case 'delete':
        return seen(channel.DELETE('/v1/labels/{id}', { params: { path: { id: ids[operation.label]! } } }))
      case 'list':
        return seen(channel.GET('/v1/labels'))
    }
  }
  return { initial: { [ids[0]!]: 'New', [ids[1]!]: 'Old' }, run, step: labelStep(ids) }
}

/** Label id → name. */
type Names = Readonly<Record<string, string>>

const labelStep =
  (ids: readonly string[]): Step<Names, LabelOperation, Seen> =>
  (names, { operation, seen: { status, body } }) => {
    const isTaken = (wanted: string, by?: string) =>
      Object.entries(names).some(([id, each]) => each === wanted && id !== by)
    switch (operation.kind) {
      case 'create': {
        if (isTaken(operation.name)) return status === 400 ? names : undefined
        return status === 201 ? { ...names, [body.data.id]: operation.name } : undefined
      }
      case 'rename': {
        const id = ids[operation.label]!
        if (!(id in names)) return status === 404 ? names : undefined
        if (isTaken(operation.name, id)) return status === 400 ? names : undefined
        return status === 200 ? { ...names, [id]: operation.name } : undefined
      }
      case 'delete': {
        const id = ids[operation.label]!
        if (!(id in names)) return status === 404 ? names : undefined
        const { [id]: _, ...rest } = names
        return status === 200 ? rest : undefined
      }
      case 'list': {
        const listed = (body.data as { name: string }[]).map((each) => each.name)
        return JSON.stringify(listed.toSorted()) === JSON.stringify(Object.values(names).toSorted()) ? names : undefined
      }
    }
  }

import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'
import type { Operation, SecurityScheme } from './api.ts'
import { isUsableName, pascalCase } from './names.ts'

const handlerNames = [
  'HandlersByTag',
  'Handlers',
  'AllHandlers',
  'SecurityHandlers',
  'HeaderName',
  'DeclaredHeaders',
  'OnlyDeclaredHeaders',
]

/** Makes a problem of every name that the generated files could not use, or would have to use twice. */
export function checkNames(
  schemas: readonly string[],
  operations: readonly Operation[],
  securitySchemes: readonly SecurityScheme[],
  problems: Problems,
): void {
  const taken = new Map<string, string>(handlerNames.map((name) => [name, 'the handler types']))
  const take = (name: string, owner: string, pointer: string) => {
    const before = taken.get(name)
    if (before !== undefined) problems.add(pointer, `The TypeScript name ${name} is already taken by ${before}.`)
    else taken.set(name, owner)
  }
  for (const name of schemas) {
    const pointer = at('/components/schemas', name)
    if (!isUsableName(name)) problems.add(pointer, `'${name}' cannot be the name of a TypeScript type.`)
    take(name, `the component ${name}`, pointer)
    taken.set(`${name}WithDefaults`, `the component ${name}`)
  }
  const byId = new Map<string, string>()
  for (const { id, path, method } of operations) {
    const pointer = at('/paths', path, method.toLowerCase(), 'operationId')
    const before = byId.get(id)
    if (before !== undefined) problems.add(pointer, `The operationId ${id} is already used by ${before}.`)
    else {
      byId.set(id, `${method} ${path}`)
      take(`${pascalCase(id)}Input`, `the operation ${id}`, pointer)
      take(`${pascalCase(id)}Result`, `the operation ${id}`, pointer)
    }
  }
  for (const tag of new Set(operations.map(({ tags }) => tags[0]!))) {
    const name = pascalCase(tag)
    if (!/^[A-Za-z]/.test(name)) problems.add('/tags', `The tag '${tag}' gives no TypeScript name.`)
    take(`${name}Handlers`, `the tag ${tag}`, '/tags')
  }
  checkPaths(operations, problems)
  const schemes = new Map<string, string>()
  for (const { name } of securitySchemes) {
    if (schemes.has(name)) problems.add(at('/components/securitySchemes', name), `The name ${name} is already taken.`)
    schemes.set(name, name)
  }
}

/** Two templates that differ in the names of their parameters only are the same path. */
function checkPaths(operations: readonly Operation[], problems: Problems): void {
  const shapes = new Map<string, string>()
  for (const { path } of operations) {
    const shape = path.replaceAll(/\{[^{}]*\}/g, '{}')
    const before = shapes.get(shape) ?? path
    if (before !== path) problems.add(at('/paths', path), `This is the same path as ${before}.`)
    shapes.set(shape, before)
  }
}

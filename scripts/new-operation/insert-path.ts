import { isPhoneScoped, type OperationRequest } from './operation-request.ts'

interface Block {
  path: string
  lines: string[]
}

/** Adds the operation to the text of openapi.yaml: to its path, or as a new path next to similar ones. */
export function insertPath(text: string, { operationId, method, path, tag }: OperationRequest): string {
  const lines = text.split('\n')
  const start = lines.indexOf('paths:') + 1
  const length = lines.slice(start).findIndex((line) => /^\S/.test(line))
  const end = length < 0 ? lines.length : start + length
  const blocks = blocksOf(lines.slice(start, end))
  const line = `    ${method}: { $ref: resources/${tag}/${operationId}.yaml }`
  const block = blocks.find((each) => each.path === path)
  if (block) block.lines.push(line)
  else blocks.splice(positionOf(path, blocks), 0, { path, lines: [`  ${path}:`, line] })
  return [...lines.slice(0, start), ...blocks.flatMap((each) => each.lines), ...lines.slice(end)].join('\n')
}

/** The operation that already has this method and path, if any. */
export function operationAt(text: string, method: string, path: string): string | undefined {
  const block = blocksOf(text.split('\n')).find((each) => each.path === path)
  return block?.lines.map((line) => new RegExp(`^ {4}${method}: .*/(\\w+)\\.yaml`).exec(line)?.[1]).find((id) => id)
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const path = /^ {2}(\/\S*):$/.exec(line)?.[1]
    if (path) blocks.push({ path, lines: [line] })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

/** After the last path of the same scope that shares the most segments. */
function positionOf(path: string, blocks: readonly Block[]): number {
  let position = isPhoneScoped(path) ? blocks.length : blocks.findIndex((each) => isPhoneScoped(each.path))
  if (position < 0) position = blocks.length
  let maxShared = isPhoneScoped(path) ? 3 : 2
  for (const [index, block] of blocks.entries()) {
    const shared = sharedSegments(path, block.path)
    if (isPhoneScoped(block.path) !== isPhoneScoped(path) || shared <= 2 || shared < maxShared) continue
    maxShared = shared
    position = index + 1
  }
  return position
}

function sharedSegments(one: string, other: string): number {
  const others = other.split('/')
  const index = one.split('/').findIndex((segment, number) => segment !== others[number])
  return index < 0 ? one.split('/').length : index
}

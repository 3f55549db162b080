import { additionsOf, defaultLetters, errorResponses, hasBody } from './operation-letters.ts'
import { type OperationRequest, verbAndNoun } from './operation-request.ts'

/** The text of a new operation file, complete except for description, schemas and examples, which lint requires. */
export function operationTemplate(request: OperationRequest): string {
  const { operationId, method, tag } = request
  const { verb, noun } = verbAndNoun(operationId)
  const letters = defaultLetters(request)
  const additions = additionsOf(request, letters)
  const parameters = parametersOf(request)
  const status = verb === 'create' ? '201' : verb === 'send' || verb === 'replay' ? '202' : '200'
  const lines = [
    `operationId: ${operationId}`,
    `tags: [${tag}]`,
    `summary: ${sentence(verb, noun)}`,
    `x-errors: [${letters.join(', ')}]`,
    ...(additions.length > 0
      ? [`x-additions: { ${additions.map(([each, reason]) => `"${each}": ${reason}`).join(', ')} }`]
      : []),
    ...(parameters.length > 0 ? ['parameters:'] : []),
    ...parameters.map((name) => `  - $ref: ../../shared/parameters/${name}.yaml`),
    ...(hasBody(method) ? requestBody(verb, noun) : []),
    'responses:',
    ...success(status, method === 'post', verb, noun),
    ...errorResponses(letters, additions).map(
      ([each, name]) => `  "${each}": { $ref: ../../shared/responses/${name}.yaml }`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

function parametersOf({ operationId, method, path }: OperationRequest): string[] {
  const segments = path.split('/')
  const inPath = segments.flatMap((segment, index) => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    if (name === undefined) return []
    return [pascal(name === 'id' ? `${singular(segments[index - 1] ?? '')}_id` : name)]
  })
  const paging = operationId.startsWith('list') ? ['Limit', 'Cursor'] : []
  return [...inPath, ...paging, ...(method === 'post' ? ['IdempotencyKey'] : [])]
}

function requestBody(verb: string, noun: string): string[] {
  const schema = verb === 'create' || verb === 'update' ? `${noun}${pascal(verb)}` : `${pascal(verb)}${noun}`
  return [
    'requestBody:',
    '  required: true',
    '  content:',
    '    application/json:',
    `      schema: { $ref: schemas/${schema}.yaml }`,
    '      examples:',
    `        in_full: { $ref: examples/${pascal(verb)}${noun}InFull.yaml }`,
  ]
}

function success(status: string, isPost: boolean, verb: string, noun: string): string[] {
  const headers = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy', ...(isPost ? ['Idempotent-Replayed'] : [])]
  const [schema, example] =
    verb === 'list'
      ? [`${singular(noun)}List`, `${noun}Page`]
      : verb === 'delete'
        ? [`Deleted${noun}Response`, `${noun}Deleted`]
        : [`${noun}Response`, `${noun}${verb === 'get' ? 'InFull' : 'Result'}`]
  return [
    `  "${status}":`,
    `    description: ${sentence(verb, noun)}.`,
    '    headers:',
    ...headers.map((name) => `      ${name}: { $ref: ../../shared/headers/${name.replaceAll('-', '')}.yaml }`),
    '    content:',
    '      application/json:',
    `        schema: { $ref: schemas/${schema}.yaml }`,
    '        examples:',
    `          in_full: { $ref: examples/${example}.yaml }`,
  ]
}

function sentence(verb: string, noun: string): string {
  return `${pascal(verb)}${noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

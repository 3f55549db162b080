import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shown, spec } from './command/paths.ts'
import { readArguments, refuse } from './command/read-arguments.ts'
import { findProblem } from './new-operation/check-request.ts'
import { insertPath } from './new-operation/insert-path.ts'
import type { OperationRequest } from './new-operation/operation-request.ts'
import { operationTemplate } from './new-operation/operation-template.ts'

const help = `Starts a new operation: writes spec/resources/<tag>/<operationId>.yaml and adds it to spec/openapi.yaml.

npm run -s new:operation -- listContactLabels --method get --path '/v1/{phone_number_id}/contacts/{id}/labels' --tag contacts

  --method   get, post, patch, put or delete
  --path     the path template, beginning with /v1/
  --tag      the resource; its folder under spec/resources/`

const text = { type: 'string' } as const
const { values, positionals } = readArguments(help, { method: text, path: text, tag: text }, 1)
const openapiFile = join(spec, 'openapi.yaml')
const openapi = readFileSync(openapiFile, 'utf8')
const input = { ...values, operationId: positionals[0] } as Partial<OperationRequest>
const problem = findProblem(input, openapi)
if (problem) refuse(problem)
const request = input as OperationRequest
const file = join(spec, 'resources', request.tag, `${request.operationId}.yaml`)
if (existsSync(file)) refuse(`${shown(file)} already exists.`)

const template = operationTemplate(request)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, template)
writeFileSync(openapiFile, insertPath(openapi, request))

const missing = [...template.matchAll(/\$ref: (\S+\.yaml)/g)]
  .map((match) => join(dirname(file), match[1] ?? ''))
  .filter((path) => !existsSync(path))
console.log(`Wrote ${shown(file)} and added it to ${shown(openapiFile)}. Next:
  1. Add its description: what it does, in which order, what it refuses. Check summary, x-errors and parameters.
     Add its role in the dashboard to x-public-operations in spec/dashboard.yaml.${missing.map((path) => `\n     Write ${shown(path)}.`).join('')}
  2. npm run -s generate        the mock and the client have it; lint lists what is missing
  3. npm run -s verify          names the handler, the test and the two valid requests that are missing
  4. The verb, its exports and its test in packages/core, then npm run -s generate:rows
  5. The handler line and its test in apps/api, and a line in spec/CHANGELOG.md. spec/RECIPES.md has the details`)

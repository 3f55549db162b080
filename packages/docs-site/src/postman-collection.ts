import { type LocatedOperation, operationsOf, type Parameter, resolve } from '@channel/contract/read-document'
import type { Contract } from './pages/contract.ts'

/**
 * The contract as a Postman collection, format 2.1, which Bruno and Insomnia import too: a folder for each tag, and a
 * request with its example for each operation. Optional parameters are there, but disabled.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function postmanCollection(contract: Contract, baseUrl: string): object {
  const operations = operationsOf(contract)
  const folders = contract.tags.map(({ name, description }) => ({
    name,
    description,
    item: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map((located) => request(contract, located)),
  }))
  return {
    info: {
      name: contract.info.title,
      description: contract.info.summary,
      version: contract.info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'apiKey', value: '' },
    ],
    item: folders.filter(({ item }) => item.length > 0),
  }
}

function request(contract: Contract, { method, path, operation }: LocatedOperation) {
  const { summary, description, security, requestBody } = operation
  const parameters = (operation.parameters ?? []).map((each) => resolve(contract, each))
  const valuesIn = (place: Parameter['in']) => parameters.filter((each) => each.in === place)
  const segments = path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/')
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {})
  const [formExample] = Object.values(requestBody?.content['multipart/form-data']?.examples ?? {})
  // All parts of the forms are files, which the user chooses.
  const form =
    formExample && Object.keys(resolve(contract, formExample).value as object).map((key) => ({ key, type: 'file' }))
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      ...(security?.length === 0 && { auth: { type: 'noauth' } }),
      header: [
        ...valuesIn('header').map((each) => ({ ...named(contract, each), disabled: true })),
        ...(example === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
      ],
      url: {
        raw: `{{baseUrl}}/${segments.join('/')}`,
        host: ['{{baseUrl}}'],
        path: segments,
        variable: valuesIn('path').map((each) => named(contract, each)),
        query: valuesIn('query').map((each) => ({ ...named(contract, each), disabled: each.required !== true })),
      },
      ...(form !== undefined && { body: { mode: 'formdata', formdata: form } }),
      ...(example !== undefined && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(resolve(contract, example).value, null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  }
}

function named(contract: Contract, { name, description, example, schema }: Parameter) {
  const value = example ?? resolve(contract, schema).examples?.[0] ?? ''
  return { key: name, value: String(value), description }
}

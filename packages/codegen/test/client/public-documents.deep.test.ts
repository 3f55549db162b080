import { expect, test } from 'vitest'
import { publicDocuments } from '../score/public-documents.ts'
import { problemsOfClient, typeErrorsOfClient } from './public-documents.ts'

/** Forms are written as openapi-fetch does, and no text is found for every pattern. */
const known = /^(?:formData_spaceDelimited|form_data_(?:deepObject|pipeDelimited)|getAnythingStrings$)/

/** Fetch sends no body with GET, although these require one. */
const bodiesOfGet = /body is required/

test.each(publicDocuments())('the client of $name calls its service', async (document) => {
  const problems = Object.entries(await problemsOfClient(document, 'service'))
  expect(problems.filter(([id, problem]) => !known.test(id) && !bodiesOfGet.test(problem))).toEqual([])
})

/** Their ids are made for one format, and their address contains the id. */
const unusualIds = /client\.(?:aPIs|guides)\.create\(/

test.each(publicDocuments())('the client of $name calls its mock', async (document) => {
  // The example of an id need not be one of a resource.
  const problems = Object.values(await problemsOfClient(document, 'mock'))
  expect(problems.filter((problem) => !/: 404 /.test(problem) && !unusualIds.test(problem))).toEqual([])
})

test.each(publicDocuments())('the client of $name type-checks', async (document) => {
  expect(await typeErrorsOfClient(document)).toEqual([])
})

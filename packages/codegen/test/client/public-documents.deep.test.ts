import { expect, test } from 'vitest'
import { publicDocuments } from '../score/public-documents.ts'
import { problemsOfClient } from './public-documents.ts'

/** Forms are written as openapi-fetch does, and no text is found for every pattern. */
const known = /^(?:formData_spaceDelimited|form_data_(?:deepObject|pipeDelimited)|getAnythingStrings$)/

/** Fetch sends no body with GET, although these require one. */
const bodiesOfGet = /body is required/

test.each(publicDocuments())('the client of $name calls its service', async (document) => {
  const problems = Object.entries(await problemsOfClient(document))
  expect(problems.filter(([id, problem]) => !known.test(id) && !bodiesOfGet.test(problem))).toEqual([])
})

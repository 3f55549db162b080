import { expect, test } from 'vitest'
import { subjectOf } from './subject-of.ts'

test.each([
  ['#/components/schemas/Contact/properties/parent_bsuid', 'Contact.parent_bsuid'],
  ['#/components/schemas/MessageSendText/allOf/1/properties/text/maxLength', 'MessageSendText.text'],
  ['#/components/schemas/Odd/properties/properties/type', 'Odd.properties'],
  ['#/components/parameters/Limit/schema/maximum', 'Limit'],
  ['#/paths/~1v1~1labels~1{id}/delete', 'DELETE /v1/labels/{id}'],
  ['#/paths/~1v1~1labels/get/parameters/0/required', 'GET /v1/labels'],
  ['#/paths/~1v1~1labels', '/v1/labels'],
  ['#/webhooks/webhook.test/post/requestBody', 'webhook.test'],
  ['#/info/title', 'info.title'],
])('subjectOf(%s) is %s', (pointer, subject) => {
  expect(subjectOf(pointer)).toBe(subject)
})

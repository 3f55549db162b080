import { expect, it } from 'vitest'
import { namesInDocument } from './names-in-document.ts'

const document = `
info: { version: v9.0 }
components:
  schemas:
    Change: { properties: { field: { enum: [messages] } } }
    IncomingMessage: { discriminator: { mapping: { text: '#/a', order: '#/b' } } }
    Statuses:
      properties:
        status: { enum: [sent] }
        pricing: { $ref: '#/components/schemas/Pricing' }
        errors: { items: { properties: { code: {} } } }
    Pricing: { properties: { billable: {} } }
paths:
  /whatsapp/webhooks:
    examples:
      one:
        value:
          entry:
            - changes:
                - field: calls
                  value:
                    messages:
                      - { id: a, type: interactive, interactive: { type: list_reply }, context: { from: b } }
                      - { id: a, type: system, system: { type: user_changed_number } }
  /messages:
    examples: [{ error: { code: 17 } }, { errors: [{ code: 4 }, { code: 4 }] }]
`

it('reads the names of a document', () => {
  expect(namesInDocument(document)).toEqual({
    version: 'v9.0',
    names: [
      'error_code 17',
      'error_code 4',
      'field calls',
      'field messages',
      'interactive_type list_reply',
      'message_attribute context.from',
      'message_attribute id',
      'message_attribute type',
      'message_type interactive',
      'message_type order',
      'message_type system',
      'message_type text',
      'status sent',
      'status_attribute errors.code',
      'status_attribute pricing.billable',
      'status_attribute status',
      'system_type user_changed_number',
    ],
  })
})

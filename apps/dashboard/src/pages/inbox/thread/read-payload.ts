import { fieldsOf, objectsIn, textOf } from '../../../untyped.ts'

type Payload = Readonly<Record<string, unknown>> | null

interface SharedLocation {
  readonly latitude: number
  readonly longitude: number
  readonly name: string | undefined
  readonly address: string | undefined
}

/** The place of a location message; undefined without valid coordinates. */
export function readLocation(payload: Payload): SharedLocation | undefined {
  const { latitude, longitude, name, address } = fieldsOf(payload?.location)
  const [north, east] = [Number(latitude), Number(longitude)]
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) return undefined
  return { latitude: north, longitude: east, name: textOf(name), address: textOf(address) }
}

/** The names and phone numbers of contact cards. */
export function readContacts(payload: Payload): { readonly name: string; readonly phones: readonly string[] }[] {
  return objectsIn(payload?.contacts).map(({ name, phones }) => {
    const { formatted_name, first_name } = fieldsOf(name)
    const numbers = objectsIn(phones).flatMap(({ phone }) => textOf(phone) ?? [])
    return { name: textOf(formatted_name) ?? textOf(first_name) ?? numbers[0] ?? '–', phones: [...new Set(numbers)] }
  })
}

/** The titles of the buttons or rows that an interactive message offers. */
export function readOptions(payload: Payload): string[] {
  const { buttons, sections, parameters } = fieldsOf(fieldsOf(payload?.interactive).action)
  const titles = objectsIn(buttons).map(({ reply }) => textOf(fieldsOf(reply).title))
  const rows = objectsIn(sections).flatMap((section) => objectsIn(section.rows).map(({ title }) => textOf(title)))
  return [...titles, ...rows, textOf(fieldsOf(parameters).display_text)].filter((each) => each !== undefined)
}

/** The answers in the response of a flow, by the names of its fields; empty for any other message. */
export function readAnswers(payload: Payload): { readonly name: string; readonly answer: string }[] {
  const json = textOf(fieldsOf(fieldsOf(payload?.interactive).nfm_reply).response_json)
  return Object.entries(fieldsOf(json && parsed(json)))
    .filter(([name]) => name !== 'flow_token')
    .map(([name, answer]) => ({ name, answer: typeof answer === 'string' ? answer : JSON.stringify(answer) }))
}

/** Whether a contact has permitted calls: `accept` or `reject`; undefined for any other message. */
export function readCallPermission(payload: Payload): string | undefined {
  return textOf(fieldsOf(fieldsOf(payload?.interactive).call_permission_reply).response)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The link of a file that was sent by its URL; undefined if it is no http or https URL. */
export function readLink(type: string, payload: Payload): string | undefined {
  const link = textOf(fieldsOf(payload?.[type]).link)
  return link !== undefined && /^https?:\/\//i.test(link) && URL.canParse(link) ? link : undefined
}

export function readTemplateName(payload: Payload): string | undefined {
  return textOf(fieldsOf(payload?.template).name)
}

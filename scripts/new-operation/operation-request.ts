/** A new operation, from the checked command line. */
export interface OperationRequest {
  operationId: string
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  /** The path template, such as `/v1/{phone_number_id}/contacts/{id}`. */
  path: string
  /** The tag, which is also the folder under spec/resources/. */
  tag: string
}

/** Whether the path belongs to one account. */
export function isPhoneScoped(path: string): boolean {
  return path.startsWith('/v1/{phone_number_id}/')
}

/** Splits an operationId into verb and noun: `getContact` → get and Contact. */
export function verbAndNoun(operationId: string): { verb: string; noun: string } {
  const verb = /^[a-z]+/.exec(operationId)?.[0] ?? ''
  return { verb, noun: operationId.slice(verb.length).replace(/InAccount$/, '') }
}

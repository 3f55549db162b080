/** What a new operation is to be: from the command line, checked. */
export interface OperationRequest {
  operationId: string
  method: 'get' | 'post' | 'patch' | 'put' | 'delete'
  /** The path template, such as `/v1/{phone_number_id}/contacts/{id}`. */
  path: string
  /** The tag, which is also the folder under spec/resources/. */
  tag: string
}

/** Whether the operation is about one account, named in its path. */
export function isPhoneScoped(path: string): boolean {
  return path.startsWith('/v1/{phone_number_id}/')
}

/** The verb of an operationId and the noun after it: `getContact` is get and Contact. */
export function verbAndNoun(operationId: string): { verb: string; noun: string } {
  const verb = /^[a-z]+/.exec(operationId)?.[0] ?? ''
  return { verb, noun: operationId.slice(verb.length).replace(/InAccount$/, '') }
}

// Generated from spec/. Do not edit.
import type { OpenAPIHono, RouteConfig, z } from '@hono/zod-openapi'
import type { GetHealthInput, GetOpenApiDocumentInput, GetMeInput, ListAccountsInput, CreateContactInput, BulkLabelContactsInput, ListLabelsInput, CreateLabelInput, GetLabelInput, DeleteLabelInput, UpdateLabelInput, ListContactsInput, CreateContactInAccountInput, BulkLabelContactsInAccountInput, GetContactInput, DeleteContactInput, UpdateContactInput, AttachContactLabelInput, DetachContactLabelInput } from './handlers.js'

type Part<Input, Name extends string> = Input extends Readonly<Record<Name, infer Value>> ? z.ZodPipe<z.ZodUnknown, z.ZodType<Value>> : never
type JsonBody<Input> = Input extends { body: infer Body } ? { content: { 'application/json': { schema: z.ZodType<Body> } } } : never

/** A route as `createRoute` makes it. What its handler answers is typed by the handler types, not here. */
export type OperationRoute<Method extends string, Path extends string, Input> = Omit<RouteConfig, 'method' | 'path' | 'request'> & {
  readonly method: Method
  readonly path: Path
  readonly request: {
    readonly params?: Part<Input, 'params'>
    readonly query?: Part<Input, 'query'>
    readonly headers?: Part<Input, 'headers'>
    readonly body?: JsonBody<Input>
  }
  getRoutingPath(): string
}

export interface Routes {
  readonly getHealth: OperationRoute<'get', '/v1/health', GetHealthInput>
  readonly getOpenApiDocument: OperationRoute<'get', '/v1/openapi.json', GetOpenApiDocumentInput>
  readonly getMe: OperationRoute<'get', '/v1/me', GetMeInput>
  readonly listAccounts: OperationRoute<'get', '/v1/accounts', ListAccountsInput>
  readonly createContact: OperationRoute<'post', '/v1/contacts', CreateContactInput>
  readonly bulkLabelContacts: OperationRoute<'post', '/v1/contacts/bulk_label', BulkLabelContactsInput>
  readonly listLabels: OperationRoute<'get', '/v1/labels', ListLabelsInput>
  readonly createLabel: OperationRoute<'post', '/v1/labels', CreateLabelInput>
  readonly getLabel: OperationRoute<'get', '/v1/labels/{id}', GetLabelInput>
  readonly deleteLabel: OperationRoute<'delete', '/v1/labels/{id}', DeleteLabelInput>
  readonly updateLabel: OperationRoute<'patch', '/v1/labels/{id}', UpdateLabelInput>
  readonly listContacts: OperationRoute<'get', '/v1/{phone_number_id}/contacts', ListContactsInput>
  readonly createContactInAccount: OperationRoute<'post', '/v1/{phone_number_id}/contacts', CreateContactInAccountInput>
  readonly bulkLabelContactsInAccount: OperationRoute<'post', '/v1/{phone_number_id}/contacts/bulk_label', BulkLabelContactsInAccountInput>
  readonly getContact: OperationRoute<'get', '/v1/{phone_number_id}/contacts/{id}', GetContactInput>
  readonly deleteContact: OperationRoute<'delete', '/v1/{phone_number_id}/contacts/{id}', DeleteContactInput>
  readonly updateContact: OperationRoute<'patch', '/v1/{phone_number_id}/contacts/{id}', UpdateContactInput>
  readonly attachContactLabel: OperationRoute<'post', '/v1/{phone_number_id}/contacts/{id}/labels', AttachContactLabelInput>
  readonly detachContactLabel: OperationRoute<'delete', '/v1/{phone_number_id}/contacts/{id}/labels/{label_id}', DetachContactLabelInput>
}

/** One route per operation, literal segments before parameters. */
export declare const routes: Routes

/** The document without its paths, components and webhooks: what `getOpenAPI31Document` is called with. */
export declare const documentConfig: Parameters<OpenAPIHono['getOpenAPI31Document']>[0]

/** Puts the components and webhooks of the document into the registry of an app, as authored. */
export declare function registerComponents(registry: OpenAPIHono['openAPIRegistry']): void

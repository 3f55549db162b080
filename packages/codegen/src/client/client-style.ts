/** What differs between clients. */
export interface ClientStyle {
  /** What examples call the client: `channel`. */
  readonly variable: string
  /** The name of the options of a method. */
  readonly options: string
  /** The type of the options of downloads. Without it, a redirect has no method that downloads what it leads to. */
  readonly downloads?: { readonly type: string; readonly module: string } | undefined
  /** Whether the entry of a method has the id of its operation, which errors are typed by. */
  readonly ids: boolean
}

/** A contact or a conversation as events show it: without its labels. */
export function stateOf<Labeled extends { readonly labels: unknown }>({
  labels: _,
  ...state
}: Labeled): Omit<Labeled, 'labels'> {
  return state
}

/** The folder of each kind of component, in resources/<resource>/ or in shared/. */
export const componentFolders: Record<string, string> = {
  Schema: 'schemas',
  Parameter: 'parameters',
  Header: 'headers',
  Response: 'responses',
  Example: 'examples',
}

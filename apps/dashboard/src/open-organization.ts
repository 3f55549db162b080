/** The organization that this tab shows. Another tab may open another one in the session. */
let shown: string | undefined

/** The organization that this tab shows; undefined before the first session. */
export function shownOrganization(): string | undefined {
  return shown
}

/** Shows an organization. A tab that has shown another one begins anew, so that nothing of that stays. */
export function showOrganization(id: string): void {
  if (shown !== undefined && shown !== id) startAnew()
  shown = id
}

/** Loads the whole page again. */
export function startAnew(): void {
  location.assign('/')
}

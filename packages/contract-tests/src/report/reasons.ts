const noScenario = 'no scenario'

const byStatus: Readonly<Record<number, string>> = {
  403: 'needs an organization with another plan, which one scenario has',
  409: 'needs the same request in progress, or a certain state of the resource; other scenarios show both',
  429: 'would use up the budget of the organization',
  500: 'an unexpected error cannot be caused from outside',
}

const byCode: Readonly<Record<string, string>> = {
  internal_error: 'an unexpected error cannot be caused from outside',
  rate_limit_exceeded: 'would use up the budget of the organization',
  template_already_exists: 'reserved: no operation returns it',
}

/** Why a status that no scenario is about was not received. */
export function reasonForStatus(status: number): string {
  return byStatus[status] ?? noScenario
}

/** Why an error code that no scenario is about was not received. */
export function reasonForCode(code: string): string {
  return byCode[code] ?? noScenario
}

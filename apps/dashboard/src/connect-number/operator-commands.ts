/** The operator's command: that of a release, or of the sources. @param build of the service, as its health says */
export function commandName(build: string | undefined): string {
  return build === 'development' ? 'npm run -s channel --' : 'channel'
}

/**
 * Connects a number without a setup link. The token is asked for, so that it is in no history.
 *
 * @param teamId undefined if the organization has no team: then one is created first
 */
export function connectCommands(channel: string, organizationId: string, teamId: string | undefined): string {
  const lines = [
    `${channel} account connect \\
  --organization ${organizationId} \\
  --team ${teamId ?? 'TEAM_ID'} \\
  --phone-number-id 106540352242922 \\
  --phone-number +4930123456 \\
  --name 'Support'`,
    `printf 'Token of the provider: ' && \\
read -rs PROVIDER_TOKEN && export PROVIDER_TOKEN && \\
${channel} account authorize ACCOUNT_ID`,
  ]
  if (teamId === undefined)
    lines.unshift(`${channel} team create \\
  --organization ${organizationId} \\
  --name 'Support'`)
  return lines.join('\n\n')
}

export function planCommand(channel: string, organizationId: string): string {
  return `${channel} organization update \\
  ${organizationId} \\
  --plan platform`
}

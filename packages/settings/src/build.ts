/** Replaced in bundles. */
declare const channelBuild: string | undefined

/** The build of the service: the commit or tag of its sources. `development` without a bundle. */
export const build = typeof channelBuild === 'undefined' ? 'development' : channelBuild

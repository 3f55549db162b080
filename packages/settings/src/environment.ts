/** The environment variables of a process. An empty variable counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

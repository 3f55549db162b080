/**
 * The SQL of a value that the planner must not know. With its values, a plan of a partitioned table leaves out partitions, and so seems to
 * cost less than the prepared one: PostgreSQL would plan each request anew, which takes longer than reading a page.
 */
export const opaque = (placeholder: string) => `(SELECT ${placeholder})`

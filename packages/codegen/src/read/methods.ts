/** The methods that a path item has a field for, in a fixed order. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** The methods of the operations in a path item that are supported. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The fields of a path item that hold an operation, supported or not. */
export const operationFields = [...methods, 'query']

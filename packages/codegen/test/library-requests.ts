/* Requests to the library, which its routes read in the same way whether they are generated or written by hand. */

/** Query strings, and the values that they give beside the defaults. */
export const acceptedQueries: [string, object][] = [
  ['', {}],
  ['&&', {}],
  ['limit=1', { limit: 1 }],
  ['limit=100', { limit: 100 }],
  ['lent=true', { lent: true }],
  ['lent=false', { lent: false }],
  ['genre=novel', { genre: ['novel'] }],
  ['genre=novel&limit=2&genre=sci-fi', { limit: 2, genre: ['novel', 'sci-fi'] }],
  ['gen%72e=novel', { genre: ['novel'] }],
  ['ids=1', { ids: [1] }],
  ['ids=3,2,3', { ids: [3, 2, 3] }],
  ['shelf=007', { shelf: 7 }],
  ['shelf=000', { shelf: 0 }],
  ['shelf=-01', { shelf: -1 }],
  [`shelf=${'0'.repeat(400)}1`, { shelf: 1 }],
  ['price=0.30', { price: 0.3 }],
  ['price=1e2', { price: 100 }],
  ['sort=0', { sort: 0 }],
  ['sort=title', { sort: 'title' }],
]

const notIntegers = ['', '0x10', '1e3', '%205', '5%20', '+5', '-0', '01', '1.0', '٣', 'NaN', 'Infinity']
const notPadded = ['', '-', '-00', '0x10', '+01', '1.0', ' 1', '٠1']

/** Query strings, and the `kind: message` of the error. */
export const refusedQueries: [string, string][] = [
  ...notIntegers.map((text): [string, string] => [`limit=${text}`, 'type: query.limit must be an integer']),
  ['limit=9007199254740993', 'type: query.limit must be an integer of at most 53 bits'],
  ['limit', 'type: query.limit must be an integer'],
  ['limit=0', 'minimum: query.limit must be at least 1'],
  ...notPadded.map((text): [string, string] => [`shelf=${text}`, 'type: query.shelf must be an integer']),
  ['shelf=0101', 'maximum: query.shelf must be at most 100'],
  ['shelf=09007199254740993', 'type: query.shelf must be an integer of at most 53 bits'],
  ['limit=101', 'maximum: query.limit must be at most 100'],
  ['limit=5&limit=5', 'repeated: query.limit must not be given more than once'],
  ['lent=1', 'type: query.lent must be true or false'],
  ['lent=True', 'type: query.lent must be true or false'],
  ['lent=', 'type: query.lent must be true or false'],
  ['genre=novel&genre=poem', 'enum: query.genre[1] must be one of "novel", "essay", "sci-fi"'],
  ['genre=novel&genre=novel', 'uniqueItems: query.genre[1] must not be there twice'],
  ['genre=novel,essay', 'enum: query.genre[0] must be one of "novel", "essay", "sci-fi"'],
  ['genre=a&genre=a&genre=a&genre=a', 'maxItems: query.genre must have at most 3 items'],
  ['ids=1&ids=2', 'repeated: query.ids must not be given more than once'],
  ['ids=', 'type: query.ids[0] must be an integer'],
  ['ids=1,', 'type: query.ids[1] must be an integer'],
  ['price=0x1', 'type: query.price must be a number'],
  ['price=1e999', 'type: query.price must be a number'],
  ['price=-0', 'exclusiveMinimum: query.price must be greater than 0'],
  ['price=0.305', 'multipleOf: query.price must be a multiple of 0.01'],
  ['sort=isbn', 'enum: query.sort must be one of "title", "author"'],
  ['sort=-1', 'enum: query.sort must be one of "title", "author"'],
  ['page=2', 'unknown: query.page is not a known query parameter'],
  ['__proto__=1', 'unknown: query.__proto__ is not a known query parameter'],
  ['constructor', 'unknown: query.constructor is not a known query parameter'],
  ['page=2&limit=0', 'minimum: query.limit must be at least 1'],
  ['Limit=1', 'unknown: query.Limit is not a known query parameter'],
  ['a%00=1', 'unknown: query["a\\u0000"] is not a known query parameter'],
  ['genre=%00', 'enum: query.genre[0] must be one of "novel", "essay", "sci-fi"'],
  ['a=%zz', 'unknown: query.a is not a known query parameter'],
]

/** Paths of `getBook`, and the `kind: message` of the error. */
export const refusedPaths: [string, string][] = [
  ['/v1/%/books/bok_0001', 'encoding: path.branch must be percent-encoded UTF-8'],
  ['/v1/%C3%28/books/bok_0001', 'encoding: path.branch must be percent-encoded UTF-8'],
  ['/v1/ab%00/books/bok_0001', 'text: path.branch must not contain the character U+0000'],
  ['/v1/main/books/1', 'pattern: path.id must match ^bok_[0-9]{4}$'],
  ['/v1/m/books/1', 'minLength: path.branch must have at least 2 characters'],
]

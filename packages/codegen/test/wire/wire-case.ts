/** A request to the app of `document.yaml`, and the expected outcome. */
export interface WireCase {
  readonly request: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The parts of the handler's input. A file is an object with name, type and text; bytes are an array of numbers. */
  readonly input?: object
  /** `location kind` of the failure, or the name of an error without a location. */
  readonly refused?: string
}

const query = (text: string, values: object): WireCase => ({ request: `GET /query?${text}`, input: { query: values } })
const badQuery = (text: string, refused: string): WireCase => ({ request: `GET /query?${text}`, refused })
const objects = (text: string, values: object): WireCase => ({
  request: `GET /objects?${text}`,
  input: { query: values },
})
const badObjects = (text: string, refused: string): WireCase => ({ request: `GET /objects?${text}`, refused })
const path = (text: string, values: object): WireCase => ({ request: `GET ${text}`, input: { params: values } })
const overlapping = (text: string, query: object): WireCase => ({
  request: `GET /overlapping?${text}`,
  input: { query },
})
const nested = (text: string, query: object): WireCase => ({
  request: `GET /nested/%7B%22x%22:1%7D?${text.replaceAll('{', '%7B').replaceAll('}', '%7D').replaceAll('"', '%22')}`,
  input: { query },
})
const badPath = (text: string, refused: string): WireCase => ({ request: `GET ${text}`, refused })
const headers = (sent: Record<string, string>, values: object): WireCase => ({
  request: 'GET /headers',
  headers: sent,
  input: { headers: values },
})
const cookies = (cookie: string, values: object): WireCase => ({
  request: 'GET /headers',
  headers: { cookie },
  input: { cookies: values },
})
const badHeaders = (sent: Record<string, string>, refused: string): WireCase => ({
  request: 'GET /headers',
  headers: sent,
  refused,
})

const sent = (to: string, type: string, body: string) => ({ request: to, headers: { 'content-type': type }, body })
const urlencoded = 'application/x-www-form-urlencoded'
const form = (body: string, values: object): WireCase => ({
  ...sent('POST /form', urlencoded, body),
  input: { body: { agreed: false, ...values } },
})
const badForm = (body: string, refused: string): WireCase => ({ ...sent('POST /form', urlencoded, body), refused })

/** A part of a multipart form: its name and text, and the file name and type of a file. */
type Part = readonly [name: string, text: string, file?: readonly [name: string, type: string]]

function multipart(...parts: Part[]) {
  const texts = parts.map(([name, text, file]) => {
    const about = file === undefined ? '\r\n' : `; filename="${file[0]}"\r\nContent-Type: ${file[1]}\r\n`
    return `--XX\r\nContent-Disposition: form-data; name="${name}"${about}\r\n${text}\r\n`
  })
  return sent('POST /upload', 'multipart/form-data; boundary=XX', `${texts.join('')}--XX--\r\n`)
}

const photo: Part = ['photo', 'PNG', ['a.png', 'image/png']]
const photoFile = { name: 'a.png', type: 'image/png', text: 'PNG' }

/** Basic cases for every server: scalars, arrays and simple objects in their default styles. */
export const commonCases: readonly WireCase[] = [
  query('text=a%20b', { text: 'a b' }),
  query('text=a+b', { text: 'a b' }),
  query('text=', { text: '' }),
  query('text=5', { text: '5' }),
  query('int=5', { int: 5 }),
  badQuery('int=5.5', 'query.int type'),
  badQuery('int=', 'query.int type'),
  badQuery('int=5&int=6', 'query.int repeated'),
  query('number=-1.5e2', { number: -150 }),
  query('flag=true', { flag: true }),
  query('flag=false', { flag: false }),
  badQuery('flag=1', 'query.flag type'),
  query('color=red', { color: 'red' }),
  badQuery('color=blue', 'query.color enum'),
  query('many=1', { many: [1] }),
  query('many=1&many=2', { many: [1, 2] }),
  query('csv=a,b', { csv: ['a', 'b'] }),
  objects('deep[name]=a', { deep: { name: 'a' } }),
  path('/simple/1,2/x,3', { list: [1, 2], point: { x: 3 } }),
  headers({ 'X-Int': '5' }, { 'x-int': 5 }),
  cookies('session=a%20b', { session: 'a b' }),
  {
    ...sent('POST /bodies', urlencoded, 'name=a+b'),
    input: { body: { contentType: urlencoded, value: { name: 'a b', agreed: false } } },
  },
]

/** All other cases: each style, `content`, each media type, and ambiguous input that must be rejected. */
export const furtherCases: readonly WireCase[] = [
  // Queries
  query('text=%F0%9F%98%80&csv=a%2Cb,c', { text: '😀', csv: ['a,b', 'c'] }),
  badQuery('text=%ff', 'query.text encoding'),
  badQuery('many=1&many=x', 'query.many[1] type'),
  badQuery('csv=a&csv=b', 'query.csv repeated'),
  query('spaced=1%202%203', { spaced: [1, 2, 3] }),
  query('spaced=1+2', { spaced: [1, 2] }),
  query('piped=a|b%7Cc', { piped: ['a', 'b', 'c'] }),
  query('reserved=/a?b:c@d', { reserved: '/a?b:c@d' }),
  query('empty', { empty: '' }),
  query('none=', { none: [] }),
  query('unused=', {}),
  query('unused=5', { unused: 5 }),
  query('maybe=null', { maybe: null }),
  query('maybe=5', { maybe: 5 }),
  badQuery('maybe=', 'query.maybe type'),
  query('maybeText=null', { maybeText: 'null' }),
  query('any=5', { any: '5' }),
  query('any=5&any=a', { any: ['5', 'a'] }),
  query('either=5', { either: 5 }),
  query('either=true', { either: true }),
  query('either=all', { either: 'all' }),
  badQuery('either=some', 'query.either enum'),
  query('oneOrMany=1', { oneOrMany: 1 }),
  query('oneOrMany=1&oneOrMany=2', { oneOrMany: [1, 2] }),
  query('pair=1,true,a', { pair: [1, true, 'a'] }),
  badQuery('pair=1,2', 'query.pair[1] type'),
  query('json=%7B%22x%22:1%7D', { json: { x: 1 } }),
  badQuery('json=%7B%22x%22:1', 'query.json syntax'),
  badQuery('json=%7B%22x%22:%221%22%7D', 'query.json.x type'),
  badQuery('other=1', 'query.other unknown'),
  // Objects in queries
  objects('deep[price][min]=1.5&deep[price][max]=2', { deep: { price: { min: 1.5, max: 2 } } }),
  objects('deep%5Btags%5D=a&deep[tags]=b', { deep: { tags: ['a', 'b'] } }),
  objects('deep[tags][]=a', { deep: { tags: ['a'] } }),
  objects('deep[tags][0]=a&deep[tags][1]=b', { deep: { tags: ['a', 'b'] } }),
  objects('deep[points][0][x]=1', { deep: { points: [{ x: 1 }] } }),
  badObjects('deep[tags][1]=b', 'query.deep.tags style'),
  badObjects('deep[price]=1', 'query.deep.price type'),
  badObjects('deep[name][first]=a', 'query.deep.name type'),
  badObjects('deep[price]=1&deep[price][min]=1', 'query.deep.price repeated'),
  badObjects('deep[name]=a&deep[name]=b', 'query.deep.name repeated'),
  badObjects('deep[size]=1', 'query.deep.size unknown'),
  badObjects('deep[__proto__]=1', 'query.deep.__proto__ unknown'),
  badObjects('deep[name=a', 'query["deep[name"] unknown'),
  objects('flat=x,1,y,2', { flat: { x: 1, y: 2 } }),
  badObjects('flat=x', 'query.flat style'),
  objects('piped=x|1|y|2', { piped: { x: 1, y: 2 } }),
  objects('range=5', { range: 5 }),
  objects('range[gt]=5&range[lt]=9', { range: { gt: 5, lt: 9 } }),
  objects('size=5&sort=a&sort=b', { page: { size: 5, sort: ['a', 'b'] } }),
  badObjects('sort=a', 'query.page.size required'),
  badObjects('size=x', 'query.page.size type'),
  { request: 'GET /labels?a=1&fixed=true&b=2', input: { query: { fixed: true, labels: { a: 1, b: 2 } } } },
  { request: 'GET /labels?a=x', refused: 'query.labels.a type' },
  // Objects that share a name, or take every other name
  overlapping('limit=5&state=a&after=3', {
    limit: 5,
    filter: { limit: '5', state: 'a' },
    page: { limit: 5, after: 3 },
  }),
  overlapping('state=a&other=7', { filter: { state: 'a' }, rest: { other: 7 } }),
  { request: 'GET /overlapping?other=b', refused: 'query.rest.other type' },
  { request: 'GET /overlapping?after=x', refused: 'query.page.after type' },
  // Objects and arrays inside others are JSON
  nested('many={"x":1}&many={"x":2,"y":3}', { many: [{ x: 1 }, { x: 2, y: 3 }] }),
  nested('csv=%7B%22x%22%3A1%2C%22y%22%3A2%7D,%7B%22x%22%3A3%7D', { csv: [{ x: 1, y: 2 }, { x: 3 }] }),
  nested('either=5&either={"x":1}', { either: [5, { x: 1 }] }),
  nested('lists=[1,2]&lists=[]', { lists: [[1, 2], []] }),
  nested('flat=at,%7B%22x%22%3A1%2C%22y%22%3A2%7D', { flat: { at: { x: 1, y: 2 } } }),
  nested('at={"x":1}&all={"x":2}', { spread: { at: { x: 1 }, all: [{ x: 2 }] } }),
  {
    request: 'GET /nested/%7B%22x%22%3A1%2C%22y%22%3A2%7D,%7B%22x%22%3A3%7D',
    input: { params: { points: [{ x: 1, y: 2 }, { x: 3 }] } },
  },
  { request: 'GET /nested/a', refused: 'path.points[0] syntax' },
  { request: 'GET /nested/%7B%22x%22:1%7D?many=%7B%22x%22:%22a%22%7D', refused: 'query.many[0].x type' },
  { request: 'GET /search?%7B%22x%22:1%7D', input: { query: { x: 1 } } },
  { request: 'GET /search?x=1', refused: 'query syntax' },
  { request: 'GET /search', refused: 'query required' },
  { request: 'GET /form-search?x=1&y=2', input: { query: { x: 1, y: 2 } } },
  // Paths
  badPath('/simple/1%2C2,3/x,1', 'path.list[0] type'),
  path('/simple-exploded/1,2/x=1,y=2', { list: [1, 2], point: { x: 1, y: 2 } }),
  badPath('/simple-exploded/1,2/x,1', 'path.point style'),
  path('/label/.5/.a,b/.x,1,y,2', { id: 5, list: ['a', 'b'], point: { x: 1, y: 2 } }),
  path('/label-exploded/.a.b/.x=1.y=2', { list: ['a', 'b'], point: { x: 1, y: 2 } }),
  badPath('/label/5/.a/.x,1', 'path.id style'),
  path('/matrix/;id=a/;list=1,2/;point=x,1', { id: 'a', list: [1, 2], point: { x: 1 } }),
  path('/matrix/;id/;list=1/;point=x,1', { id: '', list: [1], point: { x: 1 } }),
  path('/matrix-exploded/;list=1;list=2/;x=1;y=2', { list: [1, 2], point: { x: 1, y: 2 } }),
  badPath('/matrix-exploded/;list=1;other=2/;x=1', 'path.list[1] style'),
  path('/files/a.b.json', { name: 'a.b', format: 'json' }),
  path('/files/a.csv', { name: 'a', format: 'csv' }),
  path('/compare/v1...v2%2Ebeta', { base: 'v1', head: 'v2.beta' }),
  badPath('/files/a', 'UnknownPathError'),
  // Headers and cookies
  headers({ 'X-List': 'a, b ,c' }, { 'x-list': ['a', 'b', 'c'] }),
  headers({ 'X-Points': '{"x":1,"y":2}, {"x":3}' }, { 'x-points': [{ x: 1, y: 2 }, { x: 3 }] }),
  badHeaders({ 'X-Points': 'x,1' }, 'header.x-points syntax'),
  headers({ 'X-Point': 'x, 1, y, 2' }, { 'x-point': { x: 1, y: 2 } }),
  headers({ 'X-Exploded': 'x=1,y=2' }, { 'x-exploded': { x: 1, y: 2 } }),
  headers({ 'X-Json': '{"x":1}' }, { 'x-json': { x: 1 } }),
  headers({ Accept: 'text/html' }, {}),
  badHeaders({ 'X-Int': 'a' }, 'header.x-int type'),
  badHeaders({ 'X-Json': '{' }, 'header.x-json syntax'),
  cookies('session="a"; count=5', { session: 'a', count: 5 }),
  cookies('ids=1,2', { ids: [1, 2] }),
  badHeaders({ cookie: 'count=a' }, 'cookie.count type'),
  badHeaders({ cookie: 'session=%zz' }, 'cookie.session encoding'),
  cookies('ids=1; session=a=b; ids=3; other', { ids: [1], session: 'a=b' }),
  badHeaders({ cookie: 'ids=1%2C2' }, 'cookie.ids[0] type'),
  cookies('colors=red; colors=green', { colors: ['red', 'green'] }),
  cookies('colors=red&colors=green; session=a&b', { colors: ['red', 'green'], session: 'a&b' }),
  cookies('x=1; y=2', { point: { x: 1, y: 2 } }),
  cookies('raw=a%20b', { raw: 'a%20b' }),
  // Bodies
  {
    ...sent('POST /bodies', 'application/json; charset=utf-8', '{"x":1}'),
    input: { body: { contentType: 'application/json', value: { x: 1 } } },
  },
  {
    ...sent('POST /bodies', 'application/vnd.list+json', '[1]'),
    input: { body: { contentType: 'application/*+json', value: [1] } },
  },
  {
    ...sent('POST /bodies', 'Text/JSON; charset=utf-8', '{"x":1}'),
    input: { body: { contentType: 'text/json', value: { x: 1 } } },
  },
  { ...sent('POST /bodies', 'text/json', '{"x":"1"}'), refused: 'body.x type' },
  {
    ...sent('POST /bodies', 'image/svg+json', '{"x":2}'),
    input: { body: { contentType: 'image/svg+json', value: { x: 2 } } },
  },
  {
    ...sent('POST /bodies', 'text/plain; charset="UTF-8"', 'é'),
    input: { body: { contentType: 'text/plain', value: 'é' } },
  },
  { ...sent('POST /bodies', 'text/plain', 'more than ten'), refused: 'body maxLength' },
  { ...sent('POST /bodies', 'text/plain; charset=latin1', 'a'), refused: 'UnsupportedMediaTypeError' },
  { ...sent('POST /bodies', 'image/png', 'PNG'), input: { body: { contentType: 'image/*', value: [80, 78, 71] } } },
  { ...sent('POST /bodies', 'application/xml', '<a/>'), refused: 'UnsupportedMediaTypeError' },
  { ...sent('POST /bodies', 'application/vnd.list+json', '["a"]'), refused: 'body[0] type' },
  form('name=a&age=5&agreed=true&many=1&many=2', { name: 'a', age: 5, agreed: true, many: [1, 2] }),
  form('name=a&point=%7B%22x%22:1%7D', { name: 'a', point: { x: 1 } }),
  form('name=a&csv=a,b&piped=a|b&deep[x]=1', { name: 'a', csv: ['a', 'b'], piped: ['a', 'b'], deep: { x: 1 } }),
  badForm('name=a&age=x', 'body.age type'),
  badForm('name=a&other=1', 'body.other unknown'),
  badForm('name=%ff', 'body.name encoding'),
  badForm('name=a&point=x', 'body.point syntax'),
  badForm('age=5', 'body.name required'),
  {
    ...sent('POST /typeless-form', urlencoded, 'agreed=true&n1=5&other=5'),
    input: { body: { agreed: true, n1: 5, other: '5' } },
  },
  { ...sent('POST /typeless-form', urlencoded, 'agreed=1'), refused: 'body.agreed type' },
  { ...sent('POST /number', 'text/plain', '5'), input: { body: 5 } },
  { ...sent('POST /number', 'text/plain', 'x'), refused: 'body type' },
  { ...multipart(['title', 'a'], ['count', '5'], photo), input: { body: { title: 'a', count: 5, photo: photoFile } } },
  {
    ...multipart(['title', 'é'], ['tags', 'a'], ['tags', 'b'], photo),
    input: { body: { title: 'é', tags: ['a', 'b'], photo: photoFile } },
  },
  {
    ...multipart(['title', 'a'], ['point', '{"x":1}'], photo),
    input: { body: { title: 'a', point: { x: 1 }, photo: photoFile } },
  },
  {
    ...multipart(
      ['title', 'a'],
      photo,
      ['pages', '1', ['1.txt', 'text/plain']],
      ['pages', '2', ['2.txt', 'text/plain']],
    ),
    input: {
      body: {
        title: 'a',
        photo: photoFile,
        pages: [
          { name: '1.txt', type: 'text/plain', text: '1' },
          { name: '2.txt', type: 'text/plain', text: '2' },
        ],
      },
    },
  },
  {
    ...multipart(['title', 'a'], ['deep[x]', '1'], ['csv', 'a,b'], photo),
    input: { body: { title: 'a', deep: { x: 1 }, csv: ['a', 'b'], photo: photoFile } },
  },
  { ...multipart(['title', 'a']), refused: 'body.photo required' },
  { ...multipart(['title', 'a'], ['photo', 'PNG']), refused: 'body.photo type' },
  { ...multipart(['title', 'a'], ['photo', 'GIF', ['a.gif', 'image/gif']]), refused: 'body.photo contentType' },
  { ...multipart(['title', 'PNG', ['a.png', 'image/png']], photo), refused: 'body.title type' },
  { ...multipart(['title', 'a'], ['other', '1'], photo), refused: 'body.other unknown' },
  { ...multipart(['title', 'a'], ['title', 'b'], photo), refused: 'body.title repeated' },
  { ...sent('POST /upload', 'multipart/form-data; boundary=YY', 'no boundary'), refused: 'body syntax' },
  { ...sent('PUT /bytes', 'application/octet-stream', '\0a'), input: { body: [0, 97] } },
  { ...sent('PUT /bytes', 'application/octet-stream', ''), input: { body: [] } },
]

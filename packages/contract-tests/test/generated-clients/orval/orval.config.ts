export default {
  channel: {
    input: 'openapi.json',
    output: { target: 'client/index.ts', client: 'fetch', baseUrl: { runtime: 'process.env.BASE' } },
  },
}
